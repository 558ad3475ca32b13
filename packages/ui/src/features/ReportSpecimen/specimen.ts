/** A weekly average of the specimen, in hours per ticket. */
export interface Specimen {
  readonly project: string;
  /** Weekly averages, oldest first. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Percent of time saved, and its 95 % interval. */
  readonly effectPercent: number;
  readonly intervalPercent: readonly [low: number, high: number];
}

export const specimen: Specimen = {
  project: 'Aurora Payments',
  before: [12.9, 11.8, 13.6, 12.2, 14.1, 12.7, 11.6, 13.2, 12.4, 13.9, 12.1, 13.0, 12.6],
  after: [11.4, 9.9, 10.6, 8.9, 9.4, 8.3, 9.7, 8.8, 8.1, 9.2, 8.5, 9.0, 8.4],
  effectPercent: 28,
  intervalPercent: [17, 37],
};
