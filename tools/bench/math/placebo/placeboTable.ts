import { QUARTERS_PER_YEAR, WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import { type Estimated, GRADES, type Verdict } from '@roi-insight/contracts';
import type { Row } from '../../markdownTable.ts';
import type { BenchResult } from '../../Benchmark.ts';
import { clopperPearson } from './clopperPearson.ts';
import { clusteredInterval } from './clusteredInterval.ts';
import { type PlaceboWindow, SEARCHED } from './placeboWindows.ts';

/** A project with its windows. */
export interface PlaceboProject {
  readonly name: string;
  readonly windows: readonly PlaceboWindow[];
}

/** Windows with a verdict. */
interface Judged {
  readonly project: string;
  readonly year: string;
  readonly evidence: Estimated;
  readonly interval: readonly [number, number];
  readonly faster: PlaceboWindow['faster'];
}

/** Tables by project and by grade, and the effect of overlapping windows on the intervals. */
export function placeboTables(projects: readonly PlaceboProject[]): Pick<BenchResult, 'tables' | 'notes'> {
  const rows = [...projects, ...(projects.length > 1 ? [together(projects)] : [])].map(projectRow);
  const judged = projects.flatMap(judgedOf);
  const byProject = { title: 'By project', rows };
  if (judged.length === 0) return { tables: [byProject], notes: [] };
  const tables = [
    byProject,
    { title: 'By grade', rows: byGrade(judged) },
    { title: 'By quarter after the date', rows: byQuarter(projects) },
  ];
  return { tables: tables.filter(({ rows: some }) => some.length > 0), notes: overlap(judged) };
}

function together(projects: readonly PlaceboProject[]): PlaceboProject {
  return { name: 'all', windows: projects.flatMap(({ windows }) => windows) };
}

function projectRow(project: PlaceboProject): Row {
  const { name, windows } = project;
  const judged = judgedOf(project);
  const estimated = windows.filter(hasEstimate).length;
  return {
    tickets: name,
    windows: windows.length,
    'too little data': windows.length - estimated,
    'elapsed times': estimated - judged.length,
    judged: judged.length,
    'false faster %': share(judged, isClaim('faster')),
    'false slower %': share(judged, isClaim('slower')),
    'width, points': median(judged.map(({ interval: [low, high] }) => high - low)),
    'smallest saving seen, %': median(judged.flatMap(({ evidence }) => evidence.detectablePercent ?? [])),
    ...Object.fromEntries(SEARCHED.flatMap((saving) => Object.entries(powerOf(judged, saving)))),
  };
}

function hasEstimate({ evidence }: PlaceboWindow): boolean {
  return (
    evidence?.estimates.some(({ method, effectPercent }) => method === 'trend-adjusted' && effectPercent !== null) ??
    false
  );
}

/** Windows with elapsed times never have a verdict. */
function judgedOf({ name, windows }: PlaceboProject): Judged[] {
  return windows.flatMap(({ date, measure, evidence, faster }) =>
    measure === 'active' && evidence?.kind === 'estimated'
      ? [{ project: name, year: date.slice(0, 4), evidence, interval: evidence.intervalPercent, faster }]
      : [],
  );
}

const isClaim =
  (claim: Verdict) =>
  ({ evidence }: Judged) =>
    evidence.verdict === claim;

/** How often a saving is found in two cases: every ticket takes less time, or work is faster after the date. */
function powerOf(judged: readonly Judged[], saving: number): Row {
  const worked = judged.flatMap(({ faster }) => faster.filter((one) => one.saving === saving));
  return {
    [`${saving} % found if every ticket is shorter, %`]: share(judged, (one) => findsSaving(one, saving)),
    [`${saving} % found if work is faster, %`]:
      worked.length === 0 ? null : percent(worked.filter(({ isFound }) => isFound).length / worked.length),
    [`estimate of ${saving} % if work is faster, %`]: median(
      worked.flatMap(({ effectPercent }) => effectPercent ?? []),
    ),
  };
}

/**
 * Whether a true saving of this percentage in every ticket would have been found. Multiplying all hours after the date
 * by a factor changes their ln by a constant. The regression estimates a free change of level, so its estimate and both
 * ends of the interval change by the same constant, and nothing else changes.
 */
export function findsSaving({ interval: [low] }: Pick<Judged, 'interval'>, saving: number): boolean {
  return (1 - low / 100) * (1 - saving / 100) < 1;
}

function byGrade(judged: readonly Judged[]): Row[] {
  return [...GRADES, null].flatMap((grade): Row[] => {
    const graded = judged.filter(({ evidence }) => grade === null || evidence.grade === grade);
    if (graded.length === 0) return [];
    const row: Row = { grade: grade ?? 'all', judged: graded.length };
    const faster = exact('false faster', graded, isClaim('faster'));
    const slower = exact('false slower', graded, isClaim('slower'));
    return [Object.assign(row, faster, slower)];
  });
}

/** How often the interval of a quarter makes a claim, for each finished quarter in the year after the date. */
function byQuarter(projects: readonly PlaceboProject[]): Row[] {
  const quarters = projects.flatMap(({ windows }) => windows.flatMap((window) => window.quarters));
  return Array.from({ length: QUARTERS_PER_YEAR }, (_, index) => index).flatMap((index): Row[] => {
    const intervals = quarters.flatMap(({ firstWeek, complete, intervalPercent }) =>
      firstWeek === index * WEEKS_PER_SIDE && complete && intervalPercent !== null ? [intervalPercent] : [],
    );
    if (intervals.length === 0) return [];
    const part = (test: (interval: readonly [number, number]) => boolean) =>
      percent(intervals.filter(test).length / intervals.length);
    return [
      {
        quarter: index + 1,
        judged: intervals.length,
        'false faster %': part(([low]) => low > 0),
        'false slower %': part(([, high]) => high < 0),
        'width, points': median(intervals.map(([low, high]) => high - low)),
      },
    ];
  });
}

function overlap(judged: readonly Judged[]): string[] {
  const years = new Map<string, Judged[]>();
  for (const one of judged) {
    const cluster = `${one.project} ${one.year}`;
    years.set(cluster, [...(years.get(cluster) ?? []), one]);
  }
  const clustered = (claim: Verdict) => {
    const clusters = [...years.values()].map((windows) => ({
      count: windows.filter(isClaim(claim)).length,
      of: windows.length,
    }));
    const ends = clusteredInterval(clusters);
    return ends === null ? '[–]' : `[${percent(ends[0])}, ${percent(ends[1])}]`;
  };
  return [
    '“From” and “to” are exact 95 % intervals (Clopper–Pearson), which assume that windows are independent.',
    `Windows less than a quarter apart share weeks; clustered by project and year the intervals are ${clustered('faster')} for faster and ${clustered('slower')} for slower.`,
    '“If every ticket is shorter”: all hours of the tickets completed after the date are multiplied, which moves the interval.',
    '“If work is faster”: only the hours in progress after the date are, and tickets are completed earlier, so those under way at the date are shortened in part. This is what an assistant can do.',
  ];
}

function share(judged: readonly Judged[], test: (one: Judged) => boolean): number | null {
  return judged.length === 0 ? null : percent(judged.filter(test).length / judged.length);
}

function exact(claim: string, judged: readonly Judged[], test: (one: Judged) => boolean): Row {
  const count = judged.filter(test).length;
  const [from, to] = clopperPearson(count, judged.length);
  return {
    [claim]: count,
    [`${claim} %`]: share(judged, test),
    [`${claim}, from %`]: percent(from),
    [`${claim}, to %`]: percent(to),
  };
}

const percent = (part: number) => Number((part * 100).toFixed(1));

function median(values: readonly number[]): number | null {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return middle === undefined ? null : Math.round(middle);
}
