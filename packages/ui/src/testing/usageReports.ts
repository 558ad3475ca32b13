import type { Report, ReportUsage, TeamUsage, TeamUsageSource, UsageControl, UsageWeek } from '@roi-insight/contracts';
import { comparisonTwentyTeams, comparisonUsage, longNames } from '@roi-insight/contracts/fixtures';

const usage: ReportUsage = comparisonUsage.usage ?? {
  currency: null,
  reportCurrency: 'USD',
  teams: [],
  otherTeams: 0,
};
const [own, ...controls] = usage.teams;
const source = own?.sources[0];

/** The report with other sources of usage for its own team. */
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

/** A few people used the assistant in the ten weeks before the adoption. */
function ofPilot(week: UsageWeek): UsageWeek {
  const isPilot = week.weekStart >= '2025-06-16' && week.weekStart < '2025-08-25';
  return week.coverage === 'reported' && isPilot ? { ...week, active: '1-4' } : week;
}

/** A bill, which has amounts but no active people. */
function ofBill(week: UsageWeek): UsageWeek {
  return week.coverage === 'reported' ? { ...week, active: 0 } : week;
}

function withoutSeats(week: UsageWeek): UsageWeek {
  return week.coverage === 'reported' ? { ...week, seats: null } : week;
}

/** The statuses of controls according to usage, used in turn. */
const CONTROLS: readonly UsageControl[] = [
  { kind: 'verified', weeks: 26 },
  { kind: 'contaminated', weeks: 10, of: 26 },
  { kind: 'unknown', reason: 'busiest-day', weeks: null },
  { kind: 'unknown', reason: 'few-people', weeks: null },
];

/** Adds usage to a report: its project and the teams of its comparison all get the first source of `comparisonUsage`. */
function usageOf(report: Report): Report {
  const sources = source === undefined ? [] : [source];
  const others = (report.comparison?.teams ?? []).slice(1).map(({ name }, index) => ({
    key: `T${index}`,
    name,
    control: CONTROLS[index % CONTROLS.length] ?? null,
    sources,
  }));
  const name = report.provenance?.project.name ?? '';
  const teams = [{ key: name, name, control: null, sources }, ...others];
  return { ...report, usage: { ...usage, teams } };
}

const verified = (team: TeamUsage): TeamUsage => ({ ...team, control: { kind: 'verified', weeks: 26 } });

/** Reports with every kind of usage. */
export const usageReports = {
  covered: comparisonUsage,
  otherStart: withSource({ observedStart: '2025-10-20' }),
  slowStart: withSource({ observedStart: '2025-08-04', observedUntil: '2025-09-22' }),
  pilot: withSource({ pilotStart: '2025-06-16', weeks: weeks.map(ofPilot) }),
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
  verifiedControls: {
    ...comparisonUsage,
    usage: { ...usage, teams: [...usage.teams.slice(0, 1), ...controls.map(verified)] },
  },
  spendOnly: withSource({ source: 'copilot-billing', people: null, observedStart: null, weeks: weeks.map(ofBill) }),
  withoutSpend: withSources(source === undefined ? [] : [{ ...source, weeks: withoutMoney }], { currency: null }),
  noSeats: withSource({ weeks: weeks.map(withoutSeats) }),
  notAfter: withSource({ weeks: weeks.slice(0, 36), observedStart: null }),
  longNames: usageOf(longNames),
  twentyTeams: usageOf(comparisonTwentyTeams),
  noUsage: withSources([], { otherTeams: 3 }),
};
