import type { Evidence, Verdict } from '@roi-insight/contracts';
import type { AnswerText } from '../answer/answerText.ts';
import type { InputChangesText } from './describeInputChanges.ts';
import type { MadeOn } from './madeOn.ts';

/** A run of a project: the results of its report, and its differences from the previous run. */
export interface HistoryRow extends MadeOn {
  readonly id: string;
  readonly fileName: string;
  /** The days after adoption that were measured. */
  readonly window: string;
  readonly kind: Verdict | 'no-evidence';
  readonly evidence: Evidence | undefined;
  readonly verdict: string;
  readonly interval: string;
  readonly grade: string;
  readonly quality: string;
  readonly net: AnswerText;
  /** Why teams are left out of the comparison, in sentences. */
  readonly leftOut: readonly string[];
  /** Null for the first run. */
  readonly changes: InputChangesText | null;
}
