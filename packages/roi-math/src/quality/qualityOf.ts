import type { CalendarDate, Quality, QualityKind, QualityMeasure, QualityWord } from '@roi-insight/contracts';
import { MIN_LATER_WEEKS, WEEKS_PER_SIDE } from '../constants.ts';
import { backlogChange } from './backlogChange.ts';
import { countChange } from './countChange.ts';
import { countWeeks } from './countWeeks.ts';
import type { Compared } from './hasEnough.ts';
import { overallWord } from './overallWord.ts';
import { percentChange, percentMore } from './percentChange.ts';
import { reopenedChange } from './reopenedChange.ts';
import { qualityWord } from './qualityWord.ts';
import type { QualityWeeks } from './qualityWeeks.ts';
import type { Counts } from './ratioSeries.ts';

const KINDS: readonly QualityKind[] = ['bugs-created', 'bugs-per-ticket', 'backlog', 'reopened'];
/** A measure that is worse by this share has not held. */
const WORSE = 0.25;
const PERCENT = 100;
/** Maximum number of quarters over which the trend of a single project is continued. */
const MAX_QUARTERS = 4;
/** A change is found in 80 % of cases if it is this many times as large as half of the 95 % interval: 1 + z(0.8) / z(0.975). */
const FOUND = 1.42940648;

/**
 * Whether quality held: what happened to bugs and reopened tickets at the date of adoption.
 * @param weeks null if it is not known which tickets are bugs, or when they were created
 * @param others the teams of the comparison. Bugs created, and bugs per ticket, are then compared with theirs.
 */
export function qualityOf(
  weeks: QualityWeeks | null,
  adoption: CalendarDate,
  others: readonly QualityWeeks[] = [],
): Omit<Quality, 'throughput'> {
  if (weeks === null) {
    return { word: 'unknown', measures: KINDS.map(unknown), quarters: [], weeks: [] };
  }
  const bugs = (of: QualityWeeks): Counts => ({ weeks: countWeeks(of, adoption, 'created'), per: null });
  const perTicket = (of: QualityWeeks): Counts => ({ ...bugs(of), per: countWeeks(of, adoption, 'completed') });
  const created = countChange(bugs(weeks), others.map(bugs));
  const growth = backlogChange(bugs(weeks).weeks, countWeeks(weeks, adoption, 'resolved'));
  const reopened = reopenedChange({
    weeks: countWeeks(weeks, adoption, 'reopened'),
    per: countWeeks(weeks, adoption, 'completed'),
  });
  const measures = [
    relative('bugs-created', created, 1),
    relative('bugs-per-ticket', countChange(perTicket(weeks), others.map(perTicket)), PERCENT),
    measureOf('backlog', growth, qualityWord(growth.change, WORSE * (created.pre ?? 0))),
    measureOf('reopened', reopened, qualityWord(reopened.change, WORSE * (reopened.pre ?? 0))),
  ];
  return {
    word: overallWord(measures),
    measures,
    quarters: quartersOf(bugs(weeks), others.map(bugs)),
    weeks: shownWeeks(weeks),
  };
}

const unknown = (kind: QualityKind): QualityMeasure => ({
  kind,
  word: 'unknown',
  pre: null,
  post: null,
  change: null,
  detectable: null,
});

/** A measure whose change is in ln; its rates are multiplied by `scale`. */
function relative(kind: QualityKind, { pre, post, change }: Compared, scale: number): QualityMeasure {
  const rates = { pre: pre && pre * scale, post: post && post * scale };
  return measureOf(
    kind,
    { ...rates, change: change && percentChange(change) },
    qualityWord(change, Math.log(1 + WORSE)),
    () => (change === null ? NaN : percentMore(FOUND * (change.estimate - change.low))),
  );
}

/** @param smallest the smallest change for the worse that would have been found; by default, in proportion to the width of the interval */
function measureOf(
  kind: QualityKind,
  { pre, post, change }: Compared,
  word: QualityWord,
  smallest = () => (change === null ? NaN : FOUND * (change.estimate - change.low)),
): QualityMeasure {
  const detectable = smallest();
  return {
    kind,
    word,
    pre,
    post,
    // The ratio to a time without any bug has no upper end.
    change: change !== null && Number.isFinite(change.high) ? change : null,
    detectable: Number.isFinite(detectable) ? detectable : null,
  };
}

/** The changes of bugs created in the quarters after adoption; none before the second one has enough weeks. */
function quartersOf(own: Counts, others: readonly Counts[]): Quality['quarters'] {
  const shown = (own.weeks.at(-1)?.week ?? -1) + 1;
  const finished = Math.floor(shown / WEEKS_PER_SIDE);
  const count = finished + (shown - finished * WEEKS_PER_SIDE >= MIN_LATER_WEEKS ? 1 : 0);
  if (count < 2) return [];
  return Array.from({ length: Math.min(count, MAX_QUARTERS) }, (_, index) => {
    const { change } = countChange(own, others, index + 1);
    return {
      firstWeek: index * WEEKS_PER_SIDE,
      lastWeek: Math.min((index + 1) * WEEKS_PER_SIDE, shown) - 1,
      change: change && percentChange(change),
    };
  });
}

function shownWeeks({ weeks, openAtStart }: QualityWeeks): Quality['weeks'] {
  let open = openAtStart;
  return weeks.map(({ weekStart, created, resolved }) => {
    // Bugs that were open at the start may be missing from the count, but no backlog is negative.
    open = open === null ? null : Math.max(open + created - resolved, 0);
    return { weekStart, created, backlog: open };
  });
}
