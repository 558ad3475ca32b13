/**
 * Every case with its sentence, for a file in `sentences` that people can read. After an intended change of a sentence,
 * `npx vitest run --project unit PATH -u` updates the file.
 */
export const sentencesOf = <Case>(cases: readonly Case[], sentenceOf: (one: Case) => string): string =>
  cases.map((one) => `${JSON.stringify(one)}\n${sentenceOf(one)}\n`).join('\n');
