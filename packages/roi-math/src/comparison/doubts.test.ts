import { expect, it } from 'vitest';
import { changedControls, restsOnOneTeam, uncheckedControls } from './doubts.ts';

const NAME = 'فريق المدفوعات 2';
const change = { estimate: -0.2, low: -0.3, high: -0.1 };

it('keeps names from right to left from turning the sentence around', () => {
  expect(changedControls([{ name: NAME, change }])).toContain(`: “\u2068${NAME}\u2069” (18% less time)`);
  const without = [
    { name: NAME, verdict: 'no-detectable-change' },
    { name: 'Aurora', verdict: 'slower' },
  ] as const;
  expect(restsOnOneTeam(change, without)).toContain(`any one of “\u2068${NAME}\u2069”, “Aurora”, it`);
  expect(uncheckedControls([NAME])).toContain(`whether “\u2068${NAME}\u2069” changed`);
});
