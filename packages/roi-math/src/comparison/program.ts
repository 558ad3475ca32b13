import type { Program, ProgramTeam } from '@roi-insight/contracts';
import { headline } from '../evidence/headline.ts';
import { savedAmount } from '../report/savedAmount.ts';
import { entry } from '../stats/positiveDefinite.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import type { Member } from './members.ts';
import type { JointEffects } from './panel/panel.ts';
import { NORMAL_95 } from './plainChange.ts';
import type { TeamSeries } from './teamSeries.ts';

/** Weeks since adoption whose mean effect is estimated. */
const EFFECT_WEEKS = 13;

/**
 * The savings of all adopters in their first 13 weeks: without the assistant, their measured hours h would have been h · exp(−θ). The interval is
 * that of the hours without the assistant, normal in ln (delta method), so that neither end is a loss of more than h. The hours are those of the
 * tickets: if tickets run in parallel, they exceed the hours that the team works.
 * @param effects of the adopters, in their order
 */
export function programOf(adopters: readonly Member[], { means, covariance }: JointEffects): Program {
  const after = adopters.map(({ team, start }) =>
    team.hours.filter(({ week }) => week >= (start ?? 0) && week < (start ?? 0) + EFFECT_WEEKS),
  );
  const hours = after.map(hoursOf);
  const without = hours.map((sum, i) => sum * Math.exp(-(means[i] ?? NaN)));
  const [worked, expected] = [sumOf(hours), sumOf(without)];
  const variance = without.reduce(
    (sum, one, i) => sum + without.reduce((part, other, j) => part + one * other * entry(covariance, i, j), 0),
    0,
  );
  const [mean, deviation] = [Math.log(worked / expected), Math.sqrt(variance) / expected];
  const margin = NORMAL_95 * deviation;
  const change = { estimate: mean, low: mean - margin, high: mean + margin };
  return {
    adopters: adopters.length,
    tickets: sumOf(after.map(ticketsOf)),
    savedHours: expected - worked,
    savedHoursInterval: [expected * Math.exp(-margin) - worked, expected * Math.exp(margin) - worked],
    headlineHours: savedAmount(worked, headline({ mean, deviation }, change)) + 0,
    teams: adopters.map((adopter, index) => programTeam(adopter, after[index] ?? [])),
  };
}

type Weeks = TeamSeries['hours'];

function programTeam({ team, start }: Member, after: Weeks): ProgramTeam {
  const before = team.hours.filter(({ week }) => week < Math.floor(team.adoptionWeek ?? 0));
  const measured = hoursOf(after);
  return {
    key: team.key,
    from: calendarDateOf(team.weekZero + (start ?? 0) * 7),
    days: after.length * 7,
    measuredHours: measured,
    observedHours: (hoursOf(before) / ticketsOf(before)) * ticketsOf(after) - measured + 0,
  };
}

const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);
const hoursOf = (weeks: Weeks) => sumOf(weeks.map(({ hours }) => hours));
const ticketsOf = (weeks: Weeks) => sumOf(weeks.map(({ tickets }) => tickets));
