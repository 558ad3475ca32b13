/** Test counts of a step. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests, if the runner names them. */
  readonly failures?: readonly Failure[];
}

/** A failed test. */
export interface Failure {
  /** Path from the project's root. */
  readonly file: string;
  /** Undefined if the whole file failed. */
  readonly test: string | undefined;
}

/** A step of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Number of tests that it runs in parallel. */
  readonly workers: number;
  /** Runs in `npm run check` too; 'only': runs in it alone. These steps together take about a minute. */
  readonly isQuick?: true | 'only';
  /** Starts after the build, and fails if the build failed. */
  readonly needsBuild?: true;
  /** Runs only when requested by name: slow steps that everyday changes rarely break. */
  readonly onRequest?: boolean;
  /** Path of the runner's JSON report; without one, the step counts as one check. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Counts };
  /** Command that repeats the failed tests of these files; without it, the whole step is repeated. */
  readonly repeat?: (files: readonly string[]) => string;
}

export interface Result {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
}
