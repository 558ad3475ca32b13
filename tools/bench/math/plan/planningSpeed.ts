import { forecastPlan, type PlanChoice, proposePlan } from '@roi-insight/roi-math';
import { randomFrom } from '../random.ts';
import { drawTeams } from './drawTeams.ts';
import { USUAL } from './worlds.ts';

const CHOICE: PlanChoice = {
  weeks: 26,
  rampWeeks: 6,
  smallestSaving: 0.25,
  sizeField: null,
  fixed: new Map(),
  settings: new Map(),
};

/** CPU seconds for planning teams with two years of history, and the longest step in milliseconds. */
export function planningSpeed(teams: number) {
  const read = drawTeams(USUAL, teams, 104, randomFrom(1)).read([], () => 0);
  const reading = { fetchedAt: '', host: 'bench', sample: true, start: '2026-01-05', teams: read };
  const steps = forecastPlan(reading, proposePlan(reading, CHOICE), CHOICE, 'bench');
  const durations: number[] = [];
  for (let isDone = false; !isDone;) {
    const started = process.cpuUsage();
    isDone = steps.next().done === true;
    const { user, system } = process.cpuUsage(started);
    durations.push((user + system) / 1000);
  }
  return {
    teams,
    seconds: durations.reduce((sum, ms) => sum + ms, 0) / 1000,
    longestMs: Math.max(...durations),
    steps: durations.length,
  };
}
