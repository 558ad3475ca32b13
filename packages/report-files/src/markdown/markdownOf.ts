import type { Block, ListItem, Plot, ReportDocument } from '@roi-insight/report-text';
import { printable } from '@roi-insight/contracts';

/** A report as Markdown (CommonMark with tables), for issues, wikis and chats. Sentences replace a plot. */
export function markdownOf({ title, lead, answer, sections, foot }: ReportDocument): string {
  const parts = [
    `# ${escaped(title)}`,
    escaped(lead),
    `## ${escaped(answer.title)}`,
    ...answer.blocks.map(blockMarkdown),
    ...sections.flatMap((section) => [`## ${escaped(section.title)}`, ...section.blocks.map(blockMarkdown)]),
    '---',
    escaped(foot),
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `### ${escaped(block.text)}`;
    case 'prose':
      return block.look === undefined ? escaped(block.text) : `**${escaped(block.text)}**`;
    case 'facts':
      return tableMarkdown(
        block.facts.map(({ name, value, range }) => (range === undefined ? [name, value] : [name, value, range ?? ''])),
      );
    case 'list':
      return block.items.map(itemMarkdown).join('\n');
    case 'table':
      return tableMarkdown(
        block.rows.map(({ cells }) => cells),
        block.columns?.map(({ title }) => title),
      );
    case 'figure':
      return figureMarkdown(block.plot);
    case 'note':
      return `*${escaped(block.text)}*`;
  }
}

const itemMarkdown = ({ text, consequence, check }: ListItem): string =>
  [
    '-',
    ...(check?.word === undefined ? [] : [`**${escaped(check.word)}:**`]),
    escaped(text),
    ...(consequence === undefined ? [] : [escaped(consequence)]),
  ].join(' ');

/** Markdown requires a head for every table. It is empty if the columns have no titles. */
function tableMarkdown(rows: readonly (readonly string[])[], head: readonly string[] = []): string {
  const columns = Math.max(1, head.length, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const titles = Array.from({ length: columns }, (_, index) => escaped(head[index] ?? ''));
  return [line(titles), line(titles.map(() => '---')), ...rows.map((row) => line(row.map(escaped)))].join('\n');
}

/** The alternative may repeat the title or contain the caption, which are written once. */
function figureMarkdown({ title, alternative, caption = '' }: Plot): string {
  const words = [alternative === title ? '' : alternative, alternative.includes(caption) ? '' : caption];
  return [`### ${escaped(title)}`, ...words.filter((part) => part !== '').map(escaped)].join('\n\n');
}

/** Text with escaped Markdown and HTML syntax. */
const escaped = (text: string): string =>
  printable(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>|#~&]/g, (character) => `\\${character}`)
    // Escapes list markers, bullets and numbers, at the beginning of a line.
    .replace(/^([+-]|\d+[.)])(?= )/, '\\$1');
