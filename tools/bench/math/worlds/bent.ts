import { type Course, linear, NOISES, step } from './levels.ts';
import { poisson, type Team, team } from './team.ts';
import type { Group, Target } from './world.ts';

const TARGET: Target = { falseB: 0.02 };
const FIRST_WEEK = -39;
const WEEKS_PER_YEAR = 52;

/** Hours that fall by 45 % toward a floor. @param weeks time constant of the exponential decay */
export const decay =
  (weeks: number): Course =>
  (week) =>
    Math.log(0.55 + 0.45 * Math.exp((FIRST_WEEK - week) / weeks));

/** Hours that fall by a third along an S-curve. */
const sShape =
  (center: number): Course =>
  (week) =>
    Math.log(1 - 0.33 / (1 + Math.exp((center - week) / 2)));

/** A trend that turns 15 weeks before adoption. */
const turning =
  (share: number): Course =>
  (week) =>
    linear(share)(Math.min(week + 15, 0)) - linear(share)(Math.max(week + 15, 0));

const TRENDS: readonly { name: string; trend: Course }[] = [
  { name: 'decay to a floor in 10 weeks', trend: decay(10) },
  { name: 'decay to a floor in 20 weeks', trend: decay(20) },
  { name: 'S-shape of −33 % 20 weeks before', trend: sShape(-20) },
  { name: 'S-shape of −33 % 8 weeks before', trend: sShape(-8) },
  { name: 'step of −26 % 20 weeks before', trend: step(-20, -0.26) },
  { name: 'step of −26 % 4 weeks before', trend: step(-4, -0.26) },
  { name: 'step of +35 % 20 weeks before', trend: step(-20, 0.35) },
  { name: 'step of +35 % 4 weeks before', trend: step(-4, 0.35) },
  { name: 'V: −1.5 % a week, then +1.5 %', trend: turning(-0.015) },
  { name: 'Λ: +1.5 % a week, then −1.5 %', trend: turning(0.015) },
  { name: 'six weeks of crunch, +35 %', trend: (week) => (week >= -6 && week < 0 ? Math.log(1.35) : 0) },
  { name: '−1.5 % a week that stops at adoption', trend: (week) => linear(-0.015)(Math.min(week, 0)) },
];

export const season =
  (height: number): Course =>
  (week) =>
    height * Math.sin((2 * Math.PI * week) / WEEKS_PER_YEAR);

/** Six weeks in summer and two at Christmas have half as many tickets, and these tickets take longer. @param start calendar week of adoption */
function holidays(start: number): Partial<Team> {
  const calendarWeek = (week: number) => (week + start + WEEKS_PER_YEAR) % WEEKS_PER_YEAR;
  const isSummer = (week: number) => calendarWeek(week) >= 28 && calendarWeek(week) < 34;
  const isChristmas = (week: number) => calendarWeek(week) >= 51 || calendarWeek(week) < 1;
  return {
    trend: (week) => (isChristmas(week) ? Math.log(1.35) : isSummer(week) ? Math.log(1.2) : 0),
    count: (week, random) => poisson(isSummer(week) || isChristmas(week) ? 7.5 : 15)(week, random),
  };
}

const SEASONS: readonly { name: string; changes: Partial<Team> }[] = [
  { name: 'season of ± 20 %, falling at adoption', changes: { trend: season(-0.2) } },
  { name: 'season of ± 20 %, rising at adoption', changes: { trend: season(0.2) } },
  { name: 'summer and Christmas, adoption on September 1', changes: holidays(35) },
  { name: 'summer and Christmas, adoption on June 1', changes: holidays(22) },
];

const WORLDS = [...TRENDS.map(({ name, trend }) => ({ name, changes: { trend } })), ...SEASONS];

export const bent: readonly Group[] = [
  {
    key: 'bent',
    title: 'Bent trends and seasons, which one project cannot tell from an effect',
    maxRuns: 500,
    cells: NOISES.flatMap(({ noise, shocks }) =>
      WORLDS.map(({ name, changes }) => ({
        name: `${name}, ${noise}`,
        world: team({ shocks, ...changes }),
        target: TARGET,
      })),
    ),
  },
];
