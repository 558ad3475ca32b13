/** What the landing page's preview shows of a report. */
export interface SamplePreview {
  readonly project: string;
  /** Weekly averages in hours per ticket, oldest first. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Percent of time saved as the verdict quotes it, and the 95 % interval. */
  readonly effectPercent: number;
  readonly intervalPercent: readonly [low: number, high: number];
}

/**
 * The sample project's report in figures small enough for the landing page, which cannot afford the report itself.
 * A test compares it with the fixture.
 */
export const samplePreview: SamplePreview = {
  project: 'Aurora Payments',
  before: [
    8.9, 10.3, 10.4, 11.8, 10.6, 11, 10, 10.9, 12.4, 10, 11.3, 11.6, 13.5, 10, 14.1, 14.9, 8.8, 9.1, 10.1, 7.7, 13,
    10.6, 9.4, 7.3, 10.5, 10.1, 12.5, 10.7, 9.1, 9.7, 8.3, 11.2, 11.6, 13.2, 14.9, 7.3, 8.3, 9.6, 10.4,
  ],
  after: [5.1, 8.2, 6.7, 8.2, 6.5, 7.9, 7.1, 5.7, 7.3, 7.6, 8.9, 5, 11.4],
  effectPercent: 35,
  intervalPercent: [28, 52],
};
