import { cellBench } from '../cellBench.ts';
import { organizationRow } from './organizationRow.ts';
import { runOrganizationCell } from './runOrganizationCell.ts';
import { ORGANIZATION_GROUPS } from './worlds.ts';

/** Measures how often the estimate for a whole organization is right when the true effect is known. */
export const organization = cellBench({
  groups: ORGANIZATION_GROUPS,
  runs: 1000,
  shortRuns: 2,
  runCell: runOrganizationCell,
  row: organizationRow,
  notes: [
    'Every team completes 15 tickets a week (Poisson, σ 1.1; quiet: 0.7) for 39 weeks before the first start and 52 after it. Weekly means are simulated, not tickets.',
    'Four of five teams start, evenly over 40 weeks and in random order unless the row says otherwise; the fifth never does. 40 to 90 % of the people use it within 2 to 12 weeks.',
    '“As used” is the effect of a start, “per user” the effect if everyone used the assistant. Savings are those of a user.',
    'The coverage does not depend on the effect: an effect moves the estimate per user by itself, and leaves its error as it is.',
    'The target of “found” is the power of the reference, whose simulated world is not published; “noisy” is like it.',
  ],
});
