/** Counts of one full calendar week in the time zone of the report. */
export interface QualityWeek {
  /** The Monday, yyyy-MM-dd. */
  readonly weekStart: string;
  /** Bugs created. */
  readonly created: number;
  /** Bugs completed. */
  readonly resolved: number;
  /** All tickets completed. */
  readonly completed: number;
  /** Tickets completed that had been reopened. */
  readonly reopened: number;
}

/** Weekly counts of one project for the judgment of quality; null instead if it is not known which tickets are bugs, or when they were created. */
export interface QualityWeeks {
  /** Oldest first, without gaps. */
  readonly weeks: readonly QualityWeek[];
  /** Open bugs at the start of the first week; null if unknown. */
  readonly openAtStart: number | null;
}
