import type { Fact } from '../Fact.ts';
import type { Block } from './Block.ts';
import type { Plot, PlotArea, PlotMark } from './Plot.ts';
import type { ReportDocument } from './ReportDocument.ts';

/** Every text that a reader sees or hears, in reading order. */
export const documentTexts = ({
  title,
  lead,
  facts = [],
  answer,
  sections,
  foot,
}: ReportDocument): readonly string[] => [
  title,
  lead,
  ...facts.flatMap(factTexts),
  answer.title,
  ...answer.blocks.flatMap(blockTexts),
  ...sections.flatMap((section) => [section.title, section.summary ?? '', ...section.blocks.flatMap(blockTexts)]),
  foot,
];

const factTexts = ({ name, value, range }: Fact) => [name, value, ...(range ? [range] : [])];

function blockTexts(block: Block): readonly string[] {
  switch (block.kind) {
    case 'heading':
    case 'prose':
    case 'note':
      return [block.text];
    case 'facts':
      return block.facts.flatMap(factTexts);
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

function plotTexts(plot: Plot): readonly string[] {
  const { title, finding, alternative, legend = [], second, ticks = [], axis, ends, sides, caption } = plot;
  return [
    title,
    finding,
    alternative,
    ...legend.map(({ text }) => text),
    sides?.upper,
    ...areaTexts(plot),
    sides?.lower,
    ...(second ? areaTexts(second) : []),
    ...ticks.flatMap(({ label, below }) => [label, below ?? undefined]),
    axis,
    ends?.left,
    ends?.right,
    caption,
  ].filter((part) => part !== undefined);
}

const areaTexts = ({ name, values = [], marks }: PlotArea): readonly (string | undefined)[] => [
  name,
  ...values.map(({ label }) => label),
  ...marks.flatMap(markTexts),
];

function markTexts(mark: PlotMark): readonly (string | undefined)[] {
  switch (mark.kind) {
    case 'rule':
      return [mark.label, mark.flag?.text];
    case 'text':
      return [mark.text];
    case 'dots':
      return mark.dots.map(({ label }) => label?.text);
    default:
      return [];
  }
}
