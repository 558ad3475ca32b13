import type { TeamValues } from './TeamValues.ts';
import type { TeamProblems } from './TeamProblems.ts';

export interface TeamListValues {
  /** The rows as typed, including incomplete ones. */
  readonly teams: readonly TeamValues[];
  /** The messages of each row, as the form has them. */
  readonly problems: TeamProblems;
  /** The rows changed. `isPasted` says whether to validate them immediately. */
  readonly onChange: (teams: readonly TeamValues[], isPasted: boolean) => void;
  /** Name of the assistant that teams may have adopted. */
  readonly assistant: string;
  /** The last day that can be picked. */
  readonly today: Date;
}
