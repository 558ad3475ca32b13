import type { Block } from './Block.ts';
import type { Plot } from './Plot.ts';
import type { ReportDocument } from './ReportDocument.ts';

/** Every text that a reader sees or hears, in reading order. */
export const documentTexts = ({ title, lead, answer, sections, foot }: ReportDocument): readonly string[] => [
  title,
  lead,
  answer.title,
  ...answer.blocks.flatMap(blockTexts),
  ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(blockTexts)]),
  foot,
];

function blockTexts(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'prose':
    case 'note':
      return [block.text];
    case 'facts':
      return block.facts.flatMap(({ name, value, range }) => [name, value, ...(range ? [range] : [])]);
    case 'list':
      return block.items.flatMap(({ text, consequence, check }) =>
        [check?.word, text, consequence].filter((part) => part !== undefined),
      );
    case 'table':
      return [...(block.columns ?? []).map(({ title }) => title), ...block.rows.flatMap(({ cells }) => cells)];
    case 'figure':
      return plotTexts(block.plot);
  }
}

const plotTexts = ({ title, alternative, ends, marks, caption }: Plot): readonly string[] => [
  title,
  alternative,
  ...marks.flatMap((mark) => (mark.kind === 'rule' && mark.label !== undefined ? [mark.label] : [])),
  ends.left,
  ends.right,
  caption,
];
