import type { Block, ListItem } from '@roi-insight/report-text';
import { list, note, prose } from '../sections/section.ts';
import type { Flow } from '../writer/Flow.ts';
import { table } from '../writer/table.ts';
import { drawPlot } from './drawPlot.ts';

/** Adds the blocks of a section to the pages. */
export function paintBlocks(flow: Flow, blocks: readonly Block[]): void {
  for (const block of blocks) paint(flow, block);
}

function paint(flow: Flow, block: Block): void {
  switch (block.kind) {
    case 'prose':
      return prose(flow, block.text);
    case 'facts':
      return rows(
        flow,
        block.facts.map(({ name, value, range }) => (range === undefined ? [name, value] : [name, value, range ?? ''])),
      );
    case 'list':
      return items(flow, block.items);
    case 'table':
      return rows(flow, block.rows);
    case 'figure':
      return drawPlot(flow, block.plot);
    case 'note':
      return note(flow, block.text);
  }
}

/** The states of a checklist stand in a column of their own. */
function items(flow: Flow, entries: readonly ListItem[]): void {
  const isChecklist = entries.every(({ check }) => check?.word !== undefined);
  if (isChecklist)
    rows(
      flow,
      entries.map(({ check, text: content }) => [check?.word ?? '', content]),
    );
  else
    list(
      flow,
      entries.map(({ text: content, consequence }) => [content, consequence ?? ''].join(' ').trimEnd()),
    );
}

/** A table whose last column has the rest of the width. */
function rows(flow: Flow, cells: readonly (readonly string[])[]): void {
  const columns = Math.max(0, ...cells.map((row) => row.length));
  table(flow, {
    columns: Array.from({ length: columns }, (_, index) => (index === columns - 1 ? { share: 1 } : {})),
    rows: cells.map((row) => ({ cells: row })),
    dense: true,
  });
}
