import type { Doubt, Grade, Note, Shortfall } from '@roi-insight/contracts';

/** A reason for a grade. In reports of earlier versions, a reason can also be a sentence. */
export type Reason = Shortfall | Doubt | Note;

/**
 * How much more often a false claim has each reason than a true one (its likelihood ratio), measured in simulated worlds (`npm run bench -- doubts`) and
 * rounded; of a doubt that comparisons have too, the geometric mean with and without them. 1 is a fact, which has no influence: the ratio is below 1.5.
 * 2 is assumed for doubts that those worlds hardly ever raise. With a shortfall there is no verdict.
 */
export const LIKELIHOOD_RATIOS: Readonly<Record<Reason['kind'], number>> = {
  'few-post-weeks': Infinity,
  'few-tickets': Infinity,
  'bulk-weeks': Infinity,
  'few-filled-weeks': Infinity,
  'first-weeks': Infinity,
  'uneven-weeks': Infinity,
  'few-completed': Infinity,
  'elapsed-times': Infinity,
  'teams-left-out': Infinity,
  'few-teams': Infinity,
  'none-started': Infinity,
  'no-comparison': Infinity,
  'whole-days': 2,
  'wide-interval': 1,
  'close-call': 2.5,
  'bent-trend': 1,
  'last-weeks': 2.2,
  'steep-trend': 2.7,
  'type-mix': 1,
  'measured-share': 2,
  'logged-habit': 2,
  'logged-kind': 2,
  'clicked-share': 1,
  'excluded-share': 1,
  'other-hours': 2,
  straddling: 1.7,
  'size-changed': 2,
  'size-decides': 2,
  'ticket-sizes': 2.1,
  reopened: 2,
  // In reports of before 3.6.0.
  bugs: 1.7,
  'bugs-created': 2,
  throughput: 1,
  'few-controls': 1,
  'changed-controls': 1.9,
  'unchecked-controls': 2,
  'deciding-teams': 3.3,
  'own-trend': 2.9,
  'little-co-movement': 1,
  'unknown-co-movement': 2,
  'differs-from-adopters': 5.2,
  'contradicts-alone': 1,
  'largest-team': 2,
  'deciding-team': 3.3,
  'earlier-trend': 2.9,
  'weeks-before-start': 2.2,
  'used-without-start': 2,
  'unverified-starts': 1,
  'no-control': 1,
  'chosen-first': 1,
  'one-experiment': 1,
  'never-better': 1,
  'one-effect': 1,
  'type-mix-adjusted': 1,
  'verified-controls': 1,
};

/** A grade is lost at each of these products of the likelihood ratios. */
const BOUNDS = [1.5, 3.5, 7];

const GRADES: readonly Grade[] = ['A', 'B', 'C', 'D'];

/**
 * The grade of an estimate: it starts at A, or at B for designs that cannot reach A, then drops for each of the {@link BOUNDS} that the product of the
 * likelihood ratios of its reasons reaches, and is never better than `best`.
 */
export function gradeOf(reasons: readonly Reason[], best: Grade): Grade {
  return gradeFrom(
    reasons.map(({ kind }) => LIKELIHOOD_RATIOS[kind]),
    best,
  );
}

/** The grade by the likelihood ratios of the reasons, see {@link gradeOf}. */
export function gradeFrom(ratios: readonly number[], best: Grade): Grade {
  const start = best === 'A' ? 0 : 1;
  const product = ratios.reduce((all, ratio) => all * ratio, 1);
  const lost = BOUNDS.filter((bound) => product >= bound).length;
  return GRADES[Math.min(Math.max(start + lost, GRADES.indexOf(best)), GRADES.length - 1)] ?? 'D';
}

/** Whether a reason is a doubt that lowers the grade, and not a fact. A sentence of an earlier version may be either. */
export const isDoubt = (kind: Reason['kind'] | 'text'): boolean => kind === 'text' || LIKELIHOOD_RATIOS[kind] > 1;
