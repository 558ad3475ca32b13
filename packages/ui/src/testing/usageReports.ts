import type { Report, ReportUsage, TeamUsageSource, UsageWeek } from '@roi-insight/contracts';
import { comparisonUsage } from '@roi-insight/contracts/fixtures';

const usage: ReportUsage = comparisonUsage.usage ?? { currency: null, teams: [], otherTeams: 0 };
const [own, ...controls] = usage.teams;
const source = own?.sources[0];

/** The report with other sources of its own team. */
function withSources(sources: readonly TeamUsageSource[], change: Partial<ReportUsage> = {}): Report {
  const teams = own === undefined ? controls : [{ ...own, sources }, ...controls];
  return { ...comparisonUsage, usage: { ...usage, teams, ...change } };
}

const withSource = (change: Partial<TeamUsageSource>) =>
  withSources(source === undefined ? [] : [{ ...source, ...change }]);

const weeks = source?.weeks ?? [];
const withoutMoney = weeks.map(freeOfMoney);

function freeOfMoney(week: UsageWeek): UsageWeek {
  return week.coverage === 'reported' ? { ...week, seats: null, spend: null } : week;
}

function ofFewPeople(week: UsageWeek): UsageWeek {
  return week.coverage === 'reported' && week.active !== 0 ? { ...week, active: '1-4' } : week;
}

/** Reports with every kind of usage. */
export const usageReports = {
  covered: comparisonUsage,
  otherStart: withSource({ observedStart: '2025-10-20' }),
  fewPeople: withSource({
    people: 8,
    weeks: withoutMoney.map(ofFewPeople),
  }),
  busiestDay: withSource({ activeBasis: 'busiest-day' }),
  noSize: withSource({ people: null, weeks: withoutMoney }),
  twoSources: withSources(
    source === undefined
      ? []
      : [
          { ...source, source: 'claude-code' },
          { ...source, source: 'copilot', weeks: withoutMoney },
        ],
  ),
  otherCurrency: withSources(source === undefined ? [] : [source], { currency: 'EUR' }),
  noUsage: withSources([], { otherTeams: 3 }),
};
