import { cellBench } from '../cellBench.ts';
import { PLAN_CELLS } from './cells.ts';
import { planningSpeed } from './planningSpeed.ts';
import { planRow } from './planRow.ts';
import { runPlanCell } from './runPlanCell.ts';

/** Maximum seconds for planning 20 teams. */
const MAX_SECONDS = 10;
const MAX_STEP_MS = 50;

const GROUPS = [
  { key: 'null', title: 'Without an effect' },
  { key: 'chosen', title: 'An order that was chosen' },
  { key: 'effect', title: 'Savings' },
  { key: 'replay', title: 'Forecasts' },
  { key: 'attack', title: 'Reports without an effect' },
  { key: 'in-order', title: 'Reports if everything is in order' },
] as const;

/**
 * Measures how often a plan of a rollout claims an effect that does not exist, how often a plan finds a real effect, and
 * how well a plan forecasts its chance of finding the effect. All cells take about an hour of CPU time.
 */
export const plan = cellBench({
  groups: GROUPS.map(({ key, title }) => ({ key, title, cells: PLAN_CELLS.filter(({ kind }) => kind === key) })),
  runs: 2000,
  shortRuns: 10,
  maxRuns: ({ kind }) => (kind === 'attack' || kind === 'in-order' ? 600 : Infinity),
  runCell: runPlanCell,
  row: planRow,
  notes: [
    'Plans have 26 weeks after 52 weeks of history, and some 13 tickets a week whose ln(hours) vary by 1.1. Weekly means are simulated, not single tickets.',
    'τ and ρ are estimated from the weeks before the start in every run. Without an effect, 199 orders are compared; with one, 499.',
    '“Distance of p”: Kolmogorov–Smirnov, against uniform p.',
    'The slowest first: the order is analyzed as if it had been drawn. A report names such an order, as code and registration draw another one.',
    'Forecasts of savings are means over 12 histories of two years. First half against second: 400 replays in each half of a history of four years.',
    'Reports: complete plans and reports with up to 4,999 other orders, after two years of history. Starts are entered, and usage confirms them, unless the row says otherwise. Exact intervals.',
    'Only a report with A+ names the rollout as the cause. Of several registered orders or codes, the one that looks most like a saving is reported.',
  ],
  more: () => {
    const rows = [5, 8, 20].map(planningSpeed).map(({ teams, seconds, longestMs, steps }) => ({
      world: `planning ${teams} teams, 104 weeks`,
      'CPU s': Number(seconds.toFixed(1)),
      'longest step ms': Math.round(longestMs),
      steps,
      target: `≤ ${MAX_SECONDS} s, steps ≤ ${MAX_STEP_MS} ms`,
      missed: [seconds > MAX_SECONDS && 'seconds', longestMs > MAX_STEP_MS && 'step']
        .filter((miss) => miss !== false)
        .join(', '),
    }));
    return {
      tables: [{ title: 'Speed', rows }],
      missed: rows.flatMap(({ world, missed }) => (missed === '' ? [] : `${world}: ${missed}`)),
    };
  },
});
