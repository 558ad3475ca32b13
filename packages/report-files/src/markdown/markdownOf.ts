import { printable } from '@roi-insight/contracts';
import type { Block, ListItem, Plot, ReportDocument, Section, TableBlock } from '@roi-insight/report-text';

/** A report as Markdown (CommonMark with tables), for issues, wikis and chats. Sentences replace a plot. */
export function markdownOf({ title, lead, facts, answer, sections, foot }: ReportDocument): string {
  const parts = [
    `# ${escaped(title)}`,
    escaped(lead),
    ...(facts === undefined ? [] : [blockMarkdown({ kind: 'facts', facts })]),
    `## ${escaped(answer.title)}`,
    ...answer.blocks.map(blockMarkdown),
    ...sections.flatMap(sectionMarkdown),
    '---',
    escaped(foot),
  ];
  return `${parts.join('\n\n')}\n`;
}

const sectionMarkdown = ({ title, summary, blocks }: Section): readonly string[] => [
  `## ${escaped(title)}`,
  ...(typeof summary === 'string' ? [`**${escaped(summary)}**`] : []),
  ...blocks.map(blockMarkdown),
];

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `### ${escaped(block.text)}`;
    case 'prose':
      return block.look === undefined ? escaped(block.text) : `**${escaped(block.text)}**`;
    case 'facts':
      return tableMarkdown({
        rows: block.facts.map(({ name, value, range }) => ({
          cells: range === undefined ? [name, value] : [name, value, inOneLine(range ?? '')],
        })),
      });
    case 'list':
      return block.items.map(itemMarkdown).join('\n');
    case 'table':
      return tableMarkdown(block);
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
function tableMarkdown({ columns: given = [], rows }: Pick<TableBlock, 'columns' | 'rows'>): string {
  const length = Math.max(1, given.length, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length }, (_, index) => given[index] ?? { title: '' });
  return [
    tableLine(columns.map(({ title }) => escaped(title))),
    tableLine(columns.map(({ align }) => (align === 'right' ? '---:' : '---'))),
    ...rows.map(({ cells, strong = false }) => tableLine(cells.map((cell) => cellMarkdown(cell, strong)))),
  ].join('\n');
}

const tableLine = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const cellMarkdown = (cell: string, strong: boolean) =>
  strong && cell.trim() !== '' ? `**${escaped(cell.trim())}**` : escaped(cell);

/** The title, alternative and caption of a plot. The alternative is left out if it repeats the title, and the caption if the alternative contains it. */
function figureMarkdown({ title, alternative, caption = '' }: Plot): string {
  const words = [alternative === title ? '' : alternative, alternative.includes(caption) ? '' : caption];
  return [`### ${escaped(title)}`, ...words.filter((part) => part !== '').map(escaped)].join('\n\n');
}

const inOneLine = (lines: string) => lines.replaceAll('\n', ' · ');

/** Text with escaped Markdown and HTML syntax. */
const escaped = (text: string): string =>
  printable(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>|#~&]/g, (character) => `\\${character}`)
    // Escapes the characters that would make a line a list item or a rule.
    .replace(/^(\d*)([-+=.)])(?=[\s=-]|$)/, '$1\\$2');
