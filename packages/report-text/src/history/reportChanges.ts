import type { Economics, Names, Report } from '@roi-insight/contracts';
import { answerText } from '../answer/answerText.ts';
import { verdictParts } from '../answer/verdictParts.ts';
import { bridgeFacts } from '../assumptionFacts.ts';
import type { Brand } from '../brand.ts';
import { foundComparison } from '../comparison/comparedWith.ts';
import { leftOutTeams } from '../comparison/leftOutTeams.ts';
import { methodName } from '../evidence/evidenceRows.ts';
import { type Formats, MISSING, describeSavingRange } from '../format/index.ts';
import { choiceFacts, workingTimeText } from '../methodology/choiceFacts.ts';
import { qualityText } from '../quality/qualityText.ts';
import { reportNames } from '../reportNames.ts';
import { adoptionFacts } from '../methodology/methodRows.ts';
import { sizeFacts } from '../methodology/sizeFacts.ts';
import { measurementVersion } from '../methodology/measurementVersion.ts';
import { seriesText } from '../methodology/seriesFacts.ts';
import { usageInputs } from './usageInputs.ts';

/** A report of one run, with the inputs of its net value. */
export interface ReportRun {
  readonly report: Report;
  readonly brand: Brand;
  readonly economics: Economics;
  /** The address in a saved report; null if unknown. */
  readonly jiraUrl: string | null;
  readonly projectName: string | null;
  readonly names?: Names | undefined;
}

/** A value of two reports. */
export interface ReportChange {
  readonly name: string;
  /** {@link MISSING} if a report does not contain the value. */
  readonly before: string;
  readonly after: string;
}

/**
 * The figures that a changed input affects. `data`: only the tickets and the report's number in its series, which change with time. `measurement`:
 * every figure, because other tickets were measured or were measured differently. `net`: only the net value.
 */
export type InputReach = 'data' | 'measurement' | 'net';

/** An input that differs between two reports. */
export interface InputChange extends ReportChange {
  readonly reach: InputReach;
}

/** The differences between the inputs of a report and the inputs of an earlier report. */
export interface InputChanges {
  /** The inputs that differ: a changed result may be due to them. */
  readonly inputs: readonly InputChange[];
  /** A sentence about figures that cannot be compared; null if all of them can. */
  readonly caution: string | null;
}

/** How a report differs from an earlier one. */
export interface ReportChanges extends InputChanges {
  /** Verdict, interval, grade, quality and net value, including those that did not change. */
  readonly results: readonly ReportChange[];
  /** Why teams are left out of the comparison of each report, in sentences. */
  readonly leftOut: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** How verdict, interval, grade, quality and net value changed from one report to another, and which inputs differ. */
export function reportChanges(formats: Formats, before: ReportRun, after: ReportRun): ReportChanges {
  return {
    results: paired(resultsOf(formats, before), resultsOf(formats, after)),
    ...inputChanges(formats, before, after),
    leftOut: { before: leftOutTeams(formats, before.report), after: leftOutTeams(formats, after.report) },
  };
}

/** The inputs that differ between two reports. */
export function inputChanges(formats: Formats, before: ReportRun, after: ReportRun): InputChanges {
  const inputs = (['measurement', 'net', 'data'] as const).flatMap((reach) =>
    paired(inputsOf(formats, before)[reach], inputsOf(formats, after)[reach])
      .filter((input) => input.before !== input.after)
      .map(({ name, before, after }) => ({ name, before, after, reach })),
  );
  return { inputs, caution: cautionOf(inputs) };
}

/** Figures cannot be compared if they come from different tickets or measurements. */
function cautionOf(inputs: readonly InputChange[]): string | null {
  if (inputs.some(({ reach }) => reach === 'measurement'))
    return 'Measured differently: the two results can’t be compared directly.';
  return inputs.some(({ reach }) => reach === 'net')
    ? 'The net figures use different inputs and can’t be compared directly.'
    : null;
}

type Entries = readonly (readonly [name: string, value: string])[];

/** The results of a run, for the command line and the history. */
export function runResults(formats: Formats, { report, economics }: ReportRun) {
  const { evidence } = report;
  return {
    verdict: verdictParts(formats, report).join('; '),
    interval:
      evidence?.kind === 'estimated' ? `${describeSavingRange(formats, evidence.intervalPercent)} time` : MISSING,
    grade: evidence?.grade ?? MISSING,
    quality: report.quality === undefined ? MISSING : qualityText(formats, report.quality),
    net: answerText(formats, report, economics),
  };
}

function resultsOf(formats: Formats, run: ReportRun): Entries {
  const { verdict, interval, grade, quality, net } = runResults(formats, run);
  return [
    ['Verdict', verdict],
    ['95% interval', interval],
    ['Evidence grade', grade],
    ['Quality', quality],
    ['Net', `${net.title}: ${net.figure}${net.range === null ? '' : ` (${net.range})`}`],
  ];
}

function inputsOf(formats: Formats, run: ReportRun): Readonly<Record<InputReach, Entries>> {
  const { report, economics } = run;
  const { provenance, evidence } = report;
  // The project as the tracker names it: a report under another name can be compared with this one.
  const { project } = reportNames(formats, { ...run, names: undefined, generatedAt: new Date(0) });
  const usage = usageInputs(formats, report, economics);
  return {
    measurement: [
      ['Project', project],
      ...adoptionFacts(formats, report).map(({ name, value }) => [name, value] as const),
      ...(provenance === undefined ? [] : measurementInputs(formats, provenance)),
      ...(evidence === undefined ? [] : [['Method', methodName(report, evidence.method)] as const]),
      ['Compared with', comparedTeams(formats, report)],
    ],
    data: [['Excluded from comparison', leftOutNames(report)], ...dataInputs(formats, provenance), ...usage.data],
    net: [...bridgeFacts(formats, report, economics).map(({ name, value }) => [name, value] as const), ...usage.net],
  };
}

type Provenance = NonNullable<Report['provenance']>;

const TIMES: Readonly<Record<Provenance['measure'], string>> = {
  logged: 'logged hours',
  active: 'in progress',
  elapsed: 'from creation to completion',
};

function measurementInputs(formats: Formats, provenance: Provenance): Entries {
  const { windows, calendar } = provenance;
  return [
    ['Tracker', provenance.host],
    ['Weeks before', formats.dayRange(windows.pre)],
    ['Times', TIMES[provenance.measure]],
    ['Time zone', provenance.time_zone],
    ['Working time', workingTimeText(formats, calendar)],
    ...[...sizeFacts(provenance), ...choiceFacts(formats, provenance)].map(({ name, value }) => [name, value] as const),
    ['Measurement version', measurementVersion(provenance.version)],
  ];
}

function dataInputs(formats: Formats, provenance: Provenance | undefined): Entries {
  if (provenance === undefined) return [];
  const { fetched_at: readAt, windows, funnel, look } = provenance;
  return [
    ['Tickets read', readAt],
    ['Weeks after', windows.post.days === 0 ? 'Not started' : formats.dayRange(windows.post)],
    ['Tickets found', formats.count(funnel.found)],
    ['Tickets measured', formats.count(funnel.analysed)],
    ['Series', seriesText(formats, look)],
  ];
}

const NO_TEAM = 'no other team';

/** The adopters and controls on which the figures are based, except the project itself. */
function comparedTeams(formats: Formats, report: Report): string {
  const [, ...others] = foundComparison(report)?.teams ?? [];
  const compared = others.filter(({ role }) => role !== 'left-out');
  const texts = compared.map(
    ({ name, adopted }) => `${name} (${adopted === null ? 'not adopted' : formats.day(adopted)})`,
  );
  return texts.length === 0 ? NO_TEAM : texts.join(', ');
}

/**
 * The names of the teams that are left out. A change of these names counts as `data`, because a team that was never compared affects no figure.
 * A team that was compared before also disappears from 'Compared with'.
 */
function leftOutNames({ comparison, organization }: Report): string {
  const names = [...(comparison?.teams ?? []), ...(organization?.teams ?? [])]
    .filter(({ role }) => role === 'left-out')
    .map(({ name }) => name);
  return names.length === 0 ? NO_TEAM : names.join(', ');
}

/** Pairs of entries with the same name, in the order of the later report. Entries that the later report lacks come last. */
function paired(before: Entries, after: Entries): ReportChange[] {
  const [old, now] = [new Map(before), new Map(after)];
  return [...new Set([...now.keys(), ...old.keys()])].map((name) => ({
    name,
    before: old.get(name) ?? MISSING,
    after: now.get(name) ?? MISSING,
  }));
}
