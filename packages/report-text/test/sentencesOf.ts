/**
 * Every case with its sentence, for a file in `sentences` that people can read. After a sentence was changed on purpose, `npx vitest run
 * --project unit PATH -u` writes the file again.
 */
export const sentencesOf = <Case>(cases: readonly Case[], sentenceOf: (one: Case) => string): string =>
  cases.map((one) => `${JSON.stringify(one)}\n${sentenceOf(one)}\n`).join('\n');
