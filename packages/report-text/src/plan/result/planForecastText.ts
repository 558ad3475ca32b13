import type { ForecastCell, Plan } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';

/**
 * What the forecast of a plan said about finding the smallest saving; null if the forecast does not cover the length
 * of the plan.
 */
export function planForecastText(formats: Formats, { terms }: Plan): string | null {
  const { forecast, smallestSaving, weeks } = terms;
  const cells = forecast.filter((cell) => cell.saving === smallestSaving && cell.weeks <= weeks);
  const length = Math.max(...cells.map((cell) => cell.weeks));
  const [full, ...others] = cells.filter((cell) => cell.weeks === length).toSorted((a, b) => b.use - a.use);
  if (full === undefined) return null;
  const saving = formats.wholePercent(smallestSaving * 100);
  const part = others.map((cell) => `${found(formats, cell)} with ${formats.wholePercent(cell.use * 100)} use`);
  const people = full.use === 1 ? 'everyone uses' : `${formats.wholePercent(full.use * 100)} of the people use`;
  return [
    `Before it began, the plan expected ${length === weeks ? 'this length' : formats.counted(length, 'week')} to find`,
    ` a saving of ${saving} in ${found(formats, full)} if ${people} the assistant`,
    `${part.length === 0 ? '' : `, and in ${part.join(', ')}`}.`,
  ].join('');
}

const found = (formats: Formats, { found: share }: ForecastCell) =>
  `${formats.count(share * 100)} of ${formats.counted(100, 'rollout')}`;
