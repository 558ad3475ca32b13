import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { ticketUses } from './ticketUses.ts';

const formats = createFormats(defaultBrand);

const funnel = { out_of_scope: 401, unfinished: 64, no_active_time: 0, too_short: 0, too_long: 0, analysed: 344 };
const usesOf = (over: Partial<typeof funnel & { found: number }>, earlier = 0) =>
  ticketUses(formats, { funnel: { found: 809, ...funnel, ...over }, measure: 'active', scope: undefined }, earlier).map(
    ({ name, count, note }) => [name, count, note],
  );

describe('ticketUses', () => {
  it('begin with the measured tickets, and add up to the tickets that were found', () => {
    expect(usesOf({}, 364)).toEqual([
      ['Used', 344, '43% of 809 found'],
      ['Trend only', 364, 'from earlier weeks'],
      ['Excluded', 101, null],
    ]);
  });

  it('omit each use that has no tickets, but always include the measured tickets', () => {
    expect(usesOf({ found: 344, out_of_scope: 0, unfinished: 0 })).toEqual([['Used', 344, '100% of 344 found']]);
    expect(usesOf({ found: 0, out_of_scope: 0, unfinished: 0, analysed: 0 })).toEqual([
      ['Used', 0, 'no tickets found'],
    ]);
  });

  it('do not round a small share to zero', () => {
    expect(usesOf({ found: 128_412, analysed: 31 })[0]).toEqual(['Used', 31, 'under 1% of 128,412 found']);
  });
});
