import { expect, it } from 'vitest';
import { ticketKeys } from './ticketKeys.ts';

it.each([
  ['ATL-1', ['ATL-1']],
  ['atl-1, ATL-2 Fix the log-in; ATL-1\tX_9-10', ['ATL-1', 'ATL-2', 'X_9-10']],
  ['https://x.example/browse/ATL-12?focus=1\n(ATL-13)', ['ATL-12', 'ATL-13']],
  ['ATL-0 ATL- -1 1-1 ATL-1-2 ATL-01 2027-01-04', []],
  ['', []],
])('finds the keys in %j', (text, keys) => {
  expect(ticketKeys(text)).toEqual(keys);
});
