import type { Report } from '@roi-insight/contracts';
import type { Plot } from '../document/Plot.ts';
import type { Formats } from '../format/index.ts';
import { hostOf, reportNames } from '../reportNames.ts';
import { leftOutTeams } from '../comparison/leftOutTeams.ts';
import { describeInputChanges } from './describeInputChanges.ts';
import { historyPlot } from './historyPlot.ts';
import type { HistoryRow } from './HistoryRow.ts';
import { madeOn } from './madeOn.ts';
import { inputChanges, type ReportRun, runResults } from './reportChanges.ts';

/** A report that was opened from a file. */
export interface HistoryFile {
  /** Unique among the files. */
  readonly id: string;
  readonly fileName: string;
  readonly run: ReportRun;
}

/** The runs of one project, from the first to the latest. */
export interface ProjectHistory {
  readonly id: string;
  readonly project: string;
  /** The host from which the project's tickets were read; null if no report says so. */
  readonly host: string | null;
  readonly isSample: boolean;
  /** The first and the latest result in a sentence. */
  readonly summary: string;
  /** A sentence about figures that cannot be compared within the history; null if all of them can. */
  readonly caution: string | null;
  readonly rows: readonly HistoryRow[];
  readonly plot: Plot;
}

/** Groups report files by project. The project with the latest run is first; runs are sorted from first to latest. */
export function reportHistory(formats: Formats, files: readonly HistoryFile[]): readonly ProjectHistory[] {
  const projects = new Map<string, { files: HistoryFile[]; last: HistoryFile }>();
  for (const file of files.toSorted(byMoment)) {
    const id = projectId(file.run);
    projects.set(id, { files: [...(projects.get(id)?.files ?? []), file], last: file });
  }
  return [...projects]
    .toSorted(([, a], [, b]) => byMoment(b.last, a.last))
    .map(([id, { files, last }]) => projectHistory(formats, id, files, last.run));
}

/** Epoch milliseconds at which the tickets were read. A report without this time sorts before all others. */
function momentOf({ run }: HistoryFile): number {
  const time = Date.parse(run.report.provenance?.fetched_at ?? '');
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** Compares without subtraction, because the difference of two infinities is NaN. */
const byMoment = (a: HistoryFile, b: HistoryFile) =>
  Number(momentOf(a) > momentOf(b)) - Number(momentOf(a) < momentOf(b));

/** Identifies a project by its key and tracker, or, if a report has no provenance, by the values of the form. */
function projectId({ report: { provenance }, jiraUrl, projectName }: ReportRun): string {
  const [key, host] = provenance ? [provenance.project.key, provenance.host] : [projectName, hostOf(jiraUrl)];
  return JSON.stringify([host?.toLowerCase(), key?.toLowerCase(), provenance?.sample ?? false]);
}

function projectHistory(formats: Formats, id: string, files: readonly HistoryFile[], last: ReportRun): ProjectHistory {
  const days = files.map(({ run }) => madeOn(formats, run.report).day);
  const rows = files.map((file, index) => {
    const isOnlyOfDay = days.indexOf(days[index] ?? '') === days.lastIndexOf(days[index] ?? '');
    return rowOf(formats, file, files[index - 1], isOnlyOfDay);
  });
  const { project, sample } = namesOf(formats, last);
  return {
    id,
    project,
    host: last.report.provenance?.host ?? hostOf(last.jiraUrl),
    isSample: sample,
    summary: summaryOf(formats, rows),
    caution: rows.some(({ changes }) => changes?.isOtherMeasurement === true) ? NOT_A_MOVEMENT : null,
    rows,
    plot: historyPlot(formats, rows),
  };
}

/** Uses names that do not depend on the time of generation. */
const namesOf = (formats: Formats, run: ReportRun) => reportNames(formats, { ...run, generatedAt: new Date(0) });

function rowOf(
  formats: Formats,
  { id, fileName, run }: HistoryFile,
  before: HistoryFile | undefined,
  isOnlyOfDay: boolean,
): HistoryRow {
  const { report } = run;
  const made = madeOn(formats, report);
  return {
    id,
    fileName,
    ...made,
    clock: isOnlyOfDay ? null : made.clock,
    window: namesOf(formats, run).after,
    kind: kindOf(report),
    evidence: report.evidence,
    ...runResults(formats, run),
    leftOut: leftOutTeams(formats, report),
    changes: before === undefined ? null : describeInputChanges(inputChanges(formats, before.run, run)),
  };
}

function kindOf({ evidence }: Report): HistoryRow['kind'] {
  return evidence?.kind === 'estimated' ? evidence.verdict : (evidence?.kind ?? 'no-evidence');
}

/** The first and the latest run in a sentence. */
function summaryOf(formats: Formats, rows: readonly HistoryRow[]): string {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (rows.length === 1) return `One run, ${sayingOf(last)}`;
  return `${formats.counted(rows.length, 'run')}. First, ${sayingOf(first)} Latest, ${sayingOf(last)}`;
}

const sayingOf = ({ day, verdict, grade, kind }: HistoryRow) =>
  `${day}: ${verdict}${kind === 'no-evidence' ? '' : `, grade ${grade}`}.`;

const NOT_A_MOVEMENT = 'Not all runs were measured the same way: compare only runs without a dashed line between them.';
