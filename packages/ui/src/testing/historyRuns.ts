import type { Report } from '@roi-insight/contracts';
import { clearWin, noDetectableChange, slower, tooLittleData } from '@roi-insight/contracts/fixtures';
import {
  createFormats,
  defaultBrand,
  type HistoryFile,
  type ProjectHistory,
  reportHistory,
} from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';

const formats = createFormats(defaultBrand);

type Provenance = NonNullable<Report['provenance']>;

function provenanceOf({ provenance }: Report): Provenance {
  if (provenance === undefined) throw new Error('The report has no provenance.');
  return provenance;
}

/** A run with the results of one report, in the history of another report's project. */
export function runOf(
  day: string,
  results: Report = clearWin,
  over: Partial<Provenance> = {},
  seats = defaultEconomics.seats,
): HistoryFile {
  const provenance = { ...provenanceOf(clearWin), ...over, fetched_at: `${day}T14:00:00.000Z` };
  const economics = { ...defaultEconomics, seats };
  const run = { report: { ...results, provenance }, brand: defaultBrand, economics, jiraUrl: null, projectName: null };
  return { id: `${day} ${provenance.project.key}`, fileName: `roi-report-${provenance.project.key}-${day}.json`, run };
}

/** The days from adoption to this date. */
const until = (to: string, days: number): Provenance['windows'] => ({
  ...provenanceOf(clearWin).windows,
  post: { from: '2025-08-25', to, days },
});

/** A project whose change became visible in its third month, and whose method and costs changed during that time. */
export const growingRuns: readonly HistoryFile[] = [
  runOf('2025-09-29', tooLittleData, { windows: until('2025-09-28', 35) }),
  runOf('2025-10-27', noDetectableChange, { windows: until('2025-10-26', 63) }),
  runOf('2025-11-24'),
  runOf('2025-12-29', clearWin, { version: '3.7.0' }),
  runOf('2026-01-26', clearWin, { version: '3.7.0' }, 40),
];

/** A second project, which became slower. */
export const slowerRun: HistoryFile = runOf('2026-01-12', slower, provenanceOf(slower));

/** Monthly runs for three years. */
export const monthlyRuns: readonly HistoryFile[] = Array.from({ length: 36 }, (_, month) =>
  runOf(new Date(Date.UTC(2023, month, 5)).toISOString().slice(0, 10), month % 7 === 3 ? noDetectableChange : clearWin),
);

/** The project of runs that all belong to one project. */
export function projectOf(files: readonly HistoryFile[]): ProjectHistory {
  const [project] = reportHistory(formats, files);
  if (project === undefined) throw new Error('There are no runs.');
  return project;
}
