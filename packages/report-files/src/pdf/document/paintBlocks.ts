import type { Block, ListItem, TableBlock } from '@roi-insight/report-text';
import { list, note, prose, subTitle } from '../sections/section.ts';
import type { Flow } from '../writer/Flow.ts';
import { text } from '../writer/styles.ts';
import { type Column, table } from '../writer/table.ts';
import { drawPlot } from './drawPlot.ts';

/** Adds the blocks of a section to the pages. */
export function paintBlocks(flow: Flow, blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) {
    paint(flow, block);
    const next = blocks[index + 1]?.kind ?? 'heading';
    if (next === 'figure') flow.space(10);
    else if (block.kind === 'prose' && next !== 'heading' && next !== 'note') flow.space(6);
  }
}

function paint(flow: Flow, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return subTitle(flow, block.text);
    case 'prose':
      return prose(flow, block.text);
    case 'facts':
      return facts(flow, block);
    case 'list':
      return items(flow, block.items);
    case 'table':
      return tableOf(flow, block);
    case 'figure':
      return drawPlot(flow, block.plot);
    case 'note':
      return note(flow, block.text);
  }
}

const NAME_AND_VALUE: readonly Column[] = [{ share: 0.34 }, { share: 0.66 }];

function facts(flow: Flow, { facts: all, look }: Extract<Block, { kind: 'facts' }>): void {
  if (look === 'terms') return terms(flow, all);
  if (look === undefined && all.every(({ range }) => range === undefined)) {
    return table(flow, {
      columns: NAME_AND_VALUE,
      rows: all.map(({ name, value }) => ({ cells: [name, value] })),
    });
  }
  return denseRows(
    flow,
    all.map(({ name, value, range }) => (range === undefined ? [name, value] : [name, value, range ?? ''])),
  );
}

/** Adds words with their meanings next to them. */
function terms(flow: Flow, all: Extract<Block, { kind: 'facts' }>['facts']): void {
  const { writer } = flow;
  const term = { x: writer.left, width: writer.width * 0.24 - 10 };
  const meaning = { x: writer.left + writer.width * 0.24, width: writer.width * 0.76 };
  const inList = writer.tags.element('L');
  for (const { name, value } of all) {
    flow.add({
      height:
        Math.max(writer.heightOf(name, text.cellStrong, term.width), writer.heightOf(value, text.cell, meaning.width)) +
        4,
      draw: () =>
        inList(() =>
          writer.tags.within('LI', () => {
            writer.tags.within('Lbl', () => writer.drawText(name, text.cellStrong, writer.y, term));
            writer.tags.within('LBody', () => writer.drawText(value, text.cell, writer.y, meaning));
          }),
        ),
    });
  }
}

/** The state of each entry of a checklist is in a column of its own. */
function items(flow: Flow, entries: readonly ListItem[]): void {
  const isChecklist = entries.every(({ check }) => check?.word !== undefined);
  if (isChecklist)
    denseRows(
      flow,
      entries.map(({ check, text: content }) => [check?.word ?? '', content]),
    );
  else
    list(
      flow,
      entries.map(({ text: content, consequence }) => [content, consequence ?? ''].join(' ').trimEnd()),
    );
}

function tableOf(flow: Flow, { columns, rows, dense = false }: TableBlock): void {
  if (columns === undefined)
    denseRows(
      flow,
      rows.map(({ cells }) => cells),
    );
  else table(flow, { columns, rows, dense });
}

/** A table whose last column takes the remaining width. */
function denseRows(flow: Flow, cells: readonly (readonly string[])[]): void {
  const columns = Math.max(0, ...cells.map((row) => row.length));
  table(flow, {
    columns: Array.from({ length: columns }, (_, index) => (index === columns - 1 ? { share: 1 } : {})),
    rows: cells.map((row) => ({ cells: row })),
    dense: true,
  });
}
