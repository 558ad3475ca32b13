import type { Doubt, Grade, Note, Shortfall } from '@roi-insight/contracts';

/** A reason for a grade. In reports of earlier versions, a reason can also be a sentence. */
export type Reason = Shortfall | Doubt | Note;

/** The number of grades that each reason costs. With a shortfall there is no verdict, and the grade is D. */
const COST: Readonly<Record<Reason['kind'], number>> = {
  'few-post-weeks': 3,
  'few-tickets': 3,
  'bulk-weeks': 3,
  'few-filled-weeks': 3,
  'first-weeks': 3,
  'uneven-weeks': 3,
  'few-completed': 3,
  'elapsed-times': 3,
  'whole-days': 1,
  'wide-interval': 1,
  'bent-trend': 1,
  'last-weeks': 1,
  'steep-trend': 1,
  'type-mix': 1,
  'measured-share': 1,
  'clicked-share': 1,
  'excluded-share': 1,
  'other-hours': 1,
  straddling: 1,
  'size-changed': 1,
  'size-decides': 1,
  'ticket-sizes': 1,
  reopened: 1,
  bugs: 1,
  throughput: 1,
  'few-controls': 1,
  'changed-controls': 1,
  'unchecked-controls': 1,
  'deciding-teams': 1,
  'own-trend': 1,
  'little-co-movement': 1,
  'unknown-co-movement': 1,
  'differs-from-adopters': 1,
  'contradicts-alone': 1,
  'no-control': 0,
  'chosen-first': 0,
  'one-experiment': 0,
  'never-better': 0,
  'one-effect': 0,
  'type-mix-adjusted': 0,
  'verified-controls': 0,
};

const GRADES: readonly Grade[] = ['A', 'B', 'C', 'D'];

/**
 * The grade of an estimate: it starts at A, or at B for designs that cannot reach A, then drops by the cost of each reason, and is never better than
 * `best`.
 */
export function gradeOf(reasons: readonly Reason[], best: Grade): Grade {
  const start = best === 'A' ? 0 : 1;
  const cost = reasons.reduce((sum, { kind }) => sum + COST[kind], 0);
  return GRADES[Math.min(Math.max(start + cost, GRADES.indexOf(best)), GRADES.length - 1)] ?? 'D';
}
