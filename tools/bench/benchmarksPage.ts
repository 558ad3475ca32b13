import { BENCHES, type Bench } from './benches.ts';

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; do not edit. \`npm run bench -- jira\` repeats one and leaves the other sections as they are; what follows the
name goes to the benchmark: \`npm run bench -- truth --runs 200\`. Compare ratios within one run, not seconds between machines. \`npm test\` has no
timed tests.
`;

/** A finished section: what was asked, what came out, when and where. */
export function benchSection({ title, question, isMarkdown }: Bench, output: string, measured: string): string {
  const shown = isMarkdown ? output.trim() : `\`\`\`text\n${output.replaceAll(/^\n+|\s+$/g, '')}\n\`\`\``;
  return [`## ${title}`, '', question, '', shown, '', measured, ''].join('\n');
}

/**
 * The page with new sections in place of its old ones.
 * @param page the current page; '' if there is none
 * @param sections by the name of their benchmark
 */
export function benchmarksPage(page: string, sections: ReadonlyMap<string, string>): string {
  const old = new Map(page.split(/^(?=## )/m).map((text) => [/^## (.*)$/m.exec(text)?.[1], `${text.trimEnd()}\n`]));
  const kept = BENCHES.flatMap((bench) => sections.get(bench.name) ?? old.get(bench.title) ?? []);
  return [INTRODUCTION, ...kept].join('\n');
}
