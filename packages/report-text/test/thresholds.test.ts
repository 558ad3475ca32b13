import { expect, it } from 'vitest';
import { LAST_WEEKS, MAX_GROWTH } from '../../roi-math/src/evidence/doubts/thresholds.ts';
import { doubtText } from '../src/evidence/doubtText.ts';
import { createFormats } from '../src/format/index.ts';

const formats = createFormats({ currency: 'USD', locale: 'en-US' });

it('sentences that name a threshold use the threshold of the measurement', () => {
  expect(LAST_WEEKS).toBe(6);
  expect(doubtText(formats, { kind: 'last-weeks' })).toContain('the six weeks before adoption');
  expect(MAX_GROWTH).toBe(1 / 3);
  expect(doubtText(formats, { kind: 'ticket-sizes', tickets: 'smaller' })).toContain('more than a third as');
});
