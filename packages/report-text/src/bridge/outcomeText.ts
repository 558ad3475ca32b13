import type { Bridge, OpenRange, Projection } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import type { Outcome } from './Outcome.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** Dollars from low to high. @example moneyRange(formats, { low: -5, high: null }) // '−$5 or more' */
export function moneyRange(formats: Formats, { low, high }: Pick<OpenRange, 'low' | 'high'>): string {
  return `${formats.money(low)} ${high === null ? 'or more' : `to ${formats.money(high)}`}`;
}

/** The net value per year, as far as the evidence supports it. */
export function describeProjection(formats: Formats, projection: Projection): Outcome {
  switch (projection.kind) {
    case 'estimate':
      return { figure: formats.money(projection.annual.base), note: moneyRange(formats, projection.annual) };
    case 'open':
      return {
        figure: 'Open',
        note: `${moneyRange(formats, projection)}: no single figure in this range is more than a guess.`,
      };
    case 'unsupported':
      return { figure: 'Not projected', note: 'Evidence of grade D is too weak to say anything about a year.' };
    case 'refused':
      return { figure: 'Refused', note: 'More hours than the team works cannot be projected.' };
  }
}

/** @example describeMonths(formats, 2.94) // '2.9 months' */
export const describeMonths = (formats: Formats, months: number): string =>
  months < 0.1
    ? `under ${formats.decimal(0.1)} months`
    : `${formats.decimal(months)} ${formats.decimal(months) === formats.decimal(1) ? 'month' : 'months'}`;

/** When a year of licenses has paid for itself. */
export function describePayback(formats: Formats, { paybackMonths, net, projection }: ReadyBridge): Outcome {
  if (paybackMonths === null) {
    return projection.kind === 'refused'
      ? { figure: 'Refused', note: 'It would rest on hours that were never worked.' }
      : {
          figure: 'Not projected',
          note: 'Evidence of grade D is too weak to say when a year of licenses is paid back.',
        };
  }
  const months = (value: number) => (value < 0.1 ? `under ${formats.decimal(0.1)}` : formats.decimal(value));
  const monthsOrNever = (value: number | null) => (value === null ? 'never' : `${months(value)} months`);
  const { low, base, high } = paybackMonths;
  if (high === null && net.high !== null)
    return { figure: 'Never', note: 'A year of savings never pays for a year of licenses.' };
  if (projection.kind !== 'estimate') {
    const best = net.high === null ? 'unknown' : monthsOrNever(high);
    return { figure: 'Open', note: `For a year of licenses: ${best} at best, ${monthsOrNever(low)} at worst.` };
  }
  if (base === null) {
    const unless = high === null ? '' : ` Only the optimistic end does, in ${months(high)} months.`;
    return { figure: 'Never', note: `A year of savings does not pay for a year of licenses.${unless}` };
  }
  if (base === 0) return { figure: 'At once', note: 'The licenses cost nothing.' };
  const worst = low === null ? 'never' : months(low);
  const best = high === null ? 'at worst' : `${months(high)} to`;
  const range = high !== null && worst === months(high) ? '' : ` (${best} ${worst})`;
  return {
    figure: `${months(base)} months`,
    note: `A year of licenses is paid back in ${months(base)} months${range}.`,
  };
}
