import type { Block, ListItem, Plot } from '@roi-insight/report-text';
import { escaped } from './htmlText.ts';
import { plotSvg } from './plotSvg.ts';

/** The blocks of a section as HTML. */
export const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h3>${escaped(block.text)}</h3>`;
    case 'prose':
      return proseHtml(block);
    case 'facts':
      return tableHtml(
        block.facts.map(({ name, value, range }) => (range === undefined ? [name, value] : [name, value, range ?? ''])),
      );
    case 'list':
      return listHtml(block.items);
    case 'table':
      return tableHtml(
        block.rows.map(({ cells }) => cells),
        block.columns?.map(({ title }) => title),
      );
    case 'figure':
      return figureHtml(block.plot);
    case 'note':
      return `<p class="note">${escaped(block.text)}</p>`;
  }
}

function proseHtml({ look, text }: Extract<Block, { kind: 'prose' }>): string {
  if (look === 'strong') return `<p><strong>${escaped(text)}</strong></p>`;
  return `<p${look === 'lead' ? ' class="lead"' : ''}>${escaped(text)}</p>`;
}

/** The first cell of a row is its name. */
function tableHtml(rows: readonly (readonly string[])[], head: readonly string[] = []): string {
  const lines = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
  );
  const titles = head.map((title) => `<th scope="col">${escaped(title)}</th>`).join('');
  return `<table>${titles === '' ? '' : `<tr>${titles}</tr>`}${lines.join('')}</table>`;
}

/** The state of each entry of a checklist is in a column of its own. */
function listHtml(items: readonly ListItem[]): string {
  if (items.every(({ check }) => check?.word !== undefined))
    return tableHtml(items.map(({ check, text }) => [check?.word ?? '', text]));
  const lines = items.map(({ text, consequence }) =>
    consequence === undefined ? `<li>${escaped(text)}</li>` : `<li>${escaped(`${text} ${consequence}`)}</li>`,
  );
  return `<ul>${lines.join('')}</ul>`;
}

function figureHtml(plot: Plot): string {
  const { title, finding, ends, caption } = plot;
  const words = [finding, caption].filter((part) => part !== undefined).join(' ');
  return [
    `<figure><h3>${escaped(title)}</h3>${plotSvg(plot)}`,
    ends ? `<p class="sides"><span>${escaped(ends.left)}</span><span>${escaped(ends.right)}</span></p>` : '',
    words === '' ? '' : `<figcaption>${escaped(words)}</figcaption>`,
    '</figure>',
  ].join('');
}
