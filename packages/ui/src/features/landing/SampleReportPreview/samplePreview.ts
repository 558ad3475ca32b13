/** The data of the landing page's preview. */
export interface SamplePreview {
  readonly project: string;
  /** Weekly averages in hours per ticket, oldest first. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Time saved in percent, as quoted by the verdict, and its 95% interval. */
  readonly effectPercent: number;
  readonly intervalPercent: readonly [low: number, high: number];
}

/**
 * The figures of the sample project's report that the preview needs, because the whole report is too large for the
 * landing page. A test compares them with the fixture.
 */
export const samplePreview: SamplePreview = {
  project: 'Aurora Payments',
  before: [
    9.3, 8.6, 9.4, 9.6, 9.1, 12.9, 8.1, 8.3, 10.7, 7.9, 9.5, 7.3, 10.8, 9.1, 8.5, 8.4, 8.5, 8.7, 9.2, 8.8, 12.2, 10.8,
    10.2, 10.2, 10.1, 10.1, 14.6, 8.9, 8.5, 9.4, 10.1, 8.9, 9.9, 9.1, 9.6, 9.5, 8.3, 9.7, 8.8,
  ],
  after: [9.9, 6.2, 7.9, 5.4, 7.5, 6.1, 5.2, 6.8, 6.7, 6.8, 6.4, 6.8, 6.4],
  effectPercent: 33,
  intervalPercent: [26, 44],
};
