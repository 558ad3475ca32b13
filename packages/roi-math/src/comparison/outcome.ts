import type {
  ComparedWeek,
  ComparisonDesign,
  Doubt,
  Estimated,
  EventWeek,
  Grade,
  NoComparisonReason,
  Note,
  Program,
} from '@roi-insight/contracts';
import type { Change } from '../evidence/change.ts';
import type { WeekValue } from '../evidence/doubts/exceedsDrift.ts';
import type { QuarterOf } from '../evidence/quarters/quarterChange.ts';
import type { QuarterEstimate } from '../evidence/quarters/quartersOf.ts';
import type { Posterior } from '../stats/posterior.ts';
import type { TeamSeries } from './teamSeries.ts';

/** The result of the report's project by itself. */
export type Alone = Pick<Estimated, 'intervalPercent' | 'grade'>;

/** The result of a comparison design. Teams without an entry have no weight or no change of their own. */
export interface Outcome {
  readonly design: ComparisonDesign;
  readonly posterior: Posterior;
  readonly change: Change;
  /** Probability in each tail of the change's interval. */
  readonly tail: number;
  /** The compared weeks before the first adoption, counted back from it; empty if they can't be compared. */
  readonly before: readonly WeekValue[];
  /** Doubts about the comparison, most important first. */
  readonly doubts: readonly Doubt[];
  readonly limits: {
    /** The best grade that the design can get. */
    readonly grade: Grade;
    /** Remarks at the start of the list. */
    readonly first: readonly Note[];
    /** Remarks that follow the doubts about the measurement. */
    readonly last: readonly Note[];
  };
  readonly weights: ReadonlyMap<TeamSeries, number>;
  readonly ownChanges: ReadonlyMap<TeamSeries, Change>;
  readonly coMovement: number | null;
  readonly eventTime: () => EventWeek[];
  readonly series: ComparedWeek[];
  /** The estimates for a quarter after the first quarter, by the weeks since each adoption; null if there are too few data. */
  readonly laterQuarter: (quarter: QuarterOf) => QuarterEstimate | null;
  readonly program: Program | null;
}

/** The reason why a design gives no outcome. */
export type NoOutcome = Exclude<NoComparisonReason, { kind: 'text' }>;
