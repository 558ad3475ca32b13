import { GRADES } from '@roi-insight/contracts';
import type { Figure, Judged } from './judge.ts';
import { type Group, targetText } from './worlds/world.ts';

const NAME_WIDTH = 72;
const HEAD = ['false faster', 'false slower', 'coverage', 'found', 'claims B/C/D', 'false with B', 'too little'];
const WIDTHS = [14, 14, 11, 9, 15, 14, 12];

/** The heading of a group's lines. */
export function heading({ title, cells }: Group, runs: number): string {
  const targets = new Set(cells.map(({ target }) => targetText(target)));
  return `\n${title}\n  ${runs} runs a world; ${[...targets].join('; ')}\n${line('', HEAD)}`;
}

/** A cell in one line; shares in percent. A star marks a missed target. */
export function resultLine(judged: Judged): string {
  return line(judged.name, [
    figure(judged.falseFaster),
    figure(judged.falseSlower),
    figure(judged.coverage),
    figure(judged.found),
    gradeShares(judged),
    figure(judged.falseB),
    judged.tooLittle === 0 ? '' : percent(judged.tooLittle),
  ]);
}

/** Whether a figure of the line misses its target. */
export function isMiss({ falseFaster, falseSlower, coverage, found, falseB }: Judged): boolean {
  return [falseFaster, falseSlower, coverage, found, falseB].some((one) => one?.misses === true);
}

function gradeShares({ claims }: Judged): string {
  const count = claims.reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return '';
  const shares = GRADES.filter((grade) => grade !== 'A').map((grade) =>
    ((100 * claims.reduce((sum, { grades }) => sum + grades[grade], 0)) / count).toFixed(0),
  );
  return shares.join('/');
}

const percent = (share: number) => (share * 100).toFixed(1);
const figure = (one: Figure | null) => (one === null ? '' : `${percent(one.share)}${one.misses ? ' *' : ''}`);

/** Stars hang to the right, so that figures stay in line. */
function line(name: string, columns: readonly string[]): string {
  const cells = columns.map((column, index) =>
    (column.endsWith('*') ? column : `${column}  `).padStart(WIDTHS[index] ?? 0),
  );
  return (name.padEnd(NAME_WIDTH) + cells.join('')).trimEnd();
}
