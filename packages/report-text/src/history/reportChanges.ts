import type { Economics, Report } from '@roi-insight/contracts';
import { answerText } from '../answer/answerText.ts';
import { bridgeFacts } from '../assumptionFacts.ts';
import type { Brand } from '../brand.ts';
import { verdictInBrief } from '../evidence/verdictInBrief.ts';
import { formatCount, formatDay, formatDays, MISSING, savingRangeInWords } from '../format/index.ts';
import { choiceFacts, workingTimeText } from '../methodology/choiceFacts.ts';
import { reportNames } from '../reportNames.ts';

/** A report of one run, with the inputs of its net value. */
export interface ReportRun {
  readonly report: Report;
  readonly brand: Brand;
  readonly economics: Economics;
  /** As in a saved report; null if unknown. */
  readonly jiraUrl: string | null;
  readonly projectName: string | null;
}

/** Something that two reports say. */
export interface ReportChange {
  readonly name: string;
  /** {@link MISSING} where a report does not say it. */
  readonly before: string;
  readonly after: string;
}

/** How a report differs from an earlier one. */
export interface ReportChanges {
  /** Verdict, interval, grade and net value, whether they moved or not. */
  readonly results: readonly ReportChange[];
  /** What went in and differs: a result that moved with these may have moved because of them. */
  readonly inputs: readonly ReportChange[];
}

/** How verdict, interval, grade and net value moved from one report to another, and what of their inputs changed. */
export function reportChanges(before: ReportRun, after: ReportRun): ReportChanges {
  const inputs = paired(inputsOf(before), inputsOf(after));
  return {
    results: paired(resultsOf(before), resultsOf(after)),
    inputs: inputs.filter((input) => input.before !== input.after),
  };
}

type Entries = readonly (readonly [name: string, value: string])[];

function resultsOf({ report, economics }: ReportRun): Entries {
  const { evidence } = report;
  const interval = evidence?.interval_percent ?? null;
  const { title, figure, range } = answerText(report, economics);
  return [
    ['Verdict', verdictInBrief(report)],
    ['95% interval', interval === null ? MISSING : `${savingRangeInWords(interval)} time`],
    ['Evidence grade', evidence?.grade ?? MISSING],
    ['Net', `${title}: ${figure}${range === null ? '' : ` (${range})`}`],
  ];
}

function inputsOf(run: ReportRun): Entries {
  const { report, economics } = run;
  const { provenance, comparison, summary_metrics: summary } = report;
  const { project } = reportNames({ ...run, generatedAt: new Date(0) });
  return [
    ['Project', project],
    ['Adoption date', formatDay(summary.claude_adoption_date)],
    ...(provenance === undefined ? [] : provenanceInputs(provenance)),
    ['Compared with', comparison === undefined ? 'no other team' : teamsInWords(comparison)],
    ...bridgeFacts(report, economics).map(({ name, value }) => [name, value] as const),
  ];
}

function provenanceInputs(provenance: NonNullable<Report['provenance']>): Entries {
  const { windows, funnel, calendar } = provenance;
  return [
    ['Tracker', provenance.host],
    ['Read at', provenance.fetched_at],
    ['Weeks before', formatDays(windows.pre)],
    ['Weeks after', windows.post.days === 0 ? 'Not begun' : formatDays(windows.post)],
    ['Tickets found', formatCount(funnel.found)],
    ['Tickets measured', formatCount(funnel.analysed)],
    ['Times', provenance.measure === 'active' ? 'in progress' : 'from creation to completion'],
    ['Time zone', provenance.time_zone],
    ['Working time', workingTimeText(calendar)],
    ...choiceFacts(provenance).map(({ name, value }) => [name, value] as const),
    ['Measurement version', provenance.version],
  ];
}

/** The other teams, the project itself aside. */
function teamsInWords({ teams }: NonNullable<Report['comparison']>): string {
  const [, ...others] = teams;
  return others
    .map(({ name, adopted }) => `${name} (${adopted === null ? 'not adopted' : formatDay(adopted)})`)
    .join(', ');
}

/** Entries of the same name side by side, in the order of the later report; those that it lacks at the end. */
function paired(before: Entries, after: Entries): ReportChange[] {
  const [old, now] = [new Map(before), new Map(after)];
  return [...new Set([...now.keys(), ...old.keys()])].map((name) => ({
    name,
    before: old.get(name) ?? MISSING,
    after: now.get(name) ?? MISSING,
  }));
}
