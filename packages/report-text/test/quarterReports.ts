import { type Course, evidenceFrom, type Quarter, type Report } from '@roi-insight/contracts';
import { clearWin, comparisonGradeA, noDetectableChange, slower } from '@roi-insight/contracts/fixtures';

/** The quoted percent of a quarter with the ends of its interval; null if the quarter has no estimate. */
type Shown = readonly [quoted: number, low: number, high: number] | null;

const WEEKS = 13;

function quarterOf(found: Shown | 'no-team-left', index: number, weeks = WEEKS): Quarter {
  const shown = found === 'no-team-left' ? null : found;
  const tickets = found === null ? 9 : 84 - index;
  return {
    firstWeek: index * WEEKS,
    lastWeek: index * WEEKS + weeks - 1,
    complete: weeks === WEEKS,
    tickets,
    weeks: found === null ? 5 : weeks,
    measuredHours: { tickets, hours: tickets * 6 },
    effectPercent: shown && (shown[1] + shown[2]) / 2,
    intervalPercent: shown && [shown[1], shown[2]],
    headlinePercent: shown && shown[0],
    detectablePercent: shown && 21.3,
  };
}

interface Later {
  readonly lasting: Course | null;
  /** The quarters after the first one. */
  readonly later: readonly (Shown | 'no-team-left')[];
  /** Finished weeks of the last quarter. */
  readonly lastWeeks?: number;
}

/** The report at a later time. Its verdict still describes the first quarter. */
function later(base: Report, { lasting, later: shown, lastWeeks = WEEKS }: Later): Report {
  const { evidence } = base;
  if (evidence?.kind !== 'estimated') throw new Error('The report has no estimate.');
  const [low, high] = evidence.intervalPercent;
  const first: Shown = [evidence.headlinePercent ?? evidence.effectPercent, low - 6, high + 6];
  const quarters = [first, ...shown].map((one, index) =>
    quarterOf(one, index, index === shown.length ? lastWeeks : WEEKS),
  );
  return { ...base, evidence: evidenceFrom({ ...evidence, lasting, quarters }) };
}

/** Reports made after the first quarter, by the course of the effect. In most of them, the first quarter is 33 % faster. */
export const quarterReports = {
  running: later(clearWin, { lasting: null, later: [[24.2, 6.4, 39.1]], lastWeeks: 8 }),
  runningUnclear: later(clearWin, { lasting: null, later: [[4.1, -21.2, 28.4]], lastWeeks: 6 }),
  runningWithFewTickets: later(clearWin, { lasting: null, later: [null], lastWeeks: 7 }),
  lasting: later(clearWin, {
    lasting: 'lasting',
    later: [
      [24.2, 6.4, 39.1],
      [26.3, 7.2, 42],
      [25.1, 4.3, 43.6],
    ],
  }),
  growing: later(clearWin, {
    lasting: 'growing',
    later: [
      [38.4, 24.1, 50.2],
      [46.2, 31.5, 58.3],
      [45.1, 27.2, 60.4],
    ],
    lastWeeks: 7,
  }),
  fading: later(clearWin, {
    lasting: 'fading',
    later: [
      [24.2, 6.4, 39.1],
      [17.2, 2.1, 34.5],
    ],
  }),
  fadedToUnclear: later(clearWin, {
    lasting: 'fading',
    later: [
      [1.2, -24.3, 22.5],
      [0.3, -30.1, 25.2],
    ],
  }),
  fadedToSlower: later(clearWin, { lasting: 'fading', later: [[-12.2, -40.1, -2.5]] }),
  gone: later(clearWin, {
    lasting: 'gone',
    later: [
      [1.2, -14.3, 12.5],
      [0.3, -20.1, 15.2],
    ],
  }),
  mostlyGone: later(clearWin, {
    lasting: 'gone',
    later: [
      [21.4, 6.2, 36.1],
      [7.2, 1.1, 14.2],
    ],
  }),
  unclear: later(clearWin, { lasting: 'unclear', later: [[9.3, -19.4, 34.2]] }),
  tooFewTickets: later(clearWin, { lasting: 'unclear', later: [null] }),
  gaps: later(clearWin, { lasting: 'lasting', later: [null, [26.3, 7.2, 42], null] }),
  slower: later(slower, {
    lasting: 'unclear',
    later: [
      [-22.1, -48.3, -3.2],
      [-20.4, -51.2, -1.4],
    ],
  }),
  lessSlow: later(slower, { lasting: 'growing', later: [[-2.1, -16.3, 12.2]] }),
  noDetectableChange: later(noDetectableChange, {
    lasting: 'unclear',
    later: [
      [2.1, -18.3, 20.2],
      [3.4, -21.2, 24.4],
    ],
  }),
  runningUnconfirmed: later(noDetectableChange, { lasting: null, later: [[16.2, 2.4, 28.2]], lastWeeks: 8 }),
  unconfirmed: later(noDetectableChange, { lasting: 'unclear', later: [[16.2, 2.4, 28.2]] }),
  noTeamLeft: later(comparisonGradeA, { lasting: 'unclear', later: ['no-team-left'] }),
  /** Two years with other teams. The last quarter is not finished. */
  twoYears: later(comparisonGradeA, {
    lasting: 'lasting',
    later: [
      [24.2, 8.4, 37.1],
      [26.3, 9.2, 40],
      [25.1, 6.3, 41.6],
      [22.2, 4.4, 37.1],
      [20.3, 2.2, 36],
      [21.1, 1.3, 37.6],
      [19.2, -2.4, 37.1],
    ],
    lastWeeks: 9,
  }),
} satisfies Readonly<Record<string, Report>>;
