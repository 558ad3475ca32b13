import type { ReportUsage, Report, TeamUsageSource, UsageWeek } from '@roi-insight/contracts';
import { comparisonUsage } from '@roi-insight/contracts/fixtures';

function usageOf({ usage }: Report): ReportUsage {
  if (usage === undefined) throw new Error('The report has no usage.');
  return usage;
}

const usage = usageOf(comparisonUsage);
const [own, ...others] = usage.teams;
const [source] = own?.sources ?? [];
if (own === undefined || source === undefined) throw new Error('The report has no usage of its project.');

/** The report with only these sources for its own project. */
const withSources = (...sources: readonly TeamUsageSource[]): Report => ({
  ...comparisonUsage,
  usage: { ...usage, teams: [{ ...own, sources }, ...others] },
});

const reported = (part: Partial<Extract<UsageWeek, { coverage: 'reported' }>>): UsageWeek[] =>
  source.weeks.map((week) => (week.coverage === 'reported' ? { ...week, ...part } : week));

const WEEK_MS = 7 * 86_400_000;

/** This number of weeks, up to the last week of the fixture. */
const lastWeeks = (count: number): UsageWeek[] =>
  Array.from({ length: count }, (_, week) => ({
    weekStart: new Date(Date.parse('2025-12-22') - (count - 1 - week) * WEEK_MS).toISOString().slice(0, 10),
    coverage: 'reported',
    active: week < count / 2 ? 0 : 20 + (week % 7),
    seats: 40,
    spend: null,
  }));

/** Reports with usage, by their content. The usage of the fixture itself has gaps and a contaminated control. */
export const usageReports = {
  partlyCovered: comparisonUsage,
  notInUsage: withSources(),
  few: withSources({ ...source, weeks: reported({ active: '1-4' }) }),
  withoutSpend: withSources({ ...source, weeks: reported({ spend: null }) }),
  withoutUse: withSources({ ...source, observedStart: null, weeks: reported({ active: 0 }) }),
  withoutPeople: withSources({ ...source, people: null }),
  busiestDay: withSources({ ...source, activeBasis: 'busiest-day' }),
  otherStart: withSources({ ...source, observedStart: '2025-10-20' }),
  twoSources: withSources({ ...source, source: 'claude-code' }, { ...source, source: 'copilot', people: null }),
  twoHundredWeeks: withSources({ ...source, weeks: lastWeeks(200) }),
} satisfies Record<string, Report>;
