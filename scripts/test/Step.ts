/** Test counts of a step. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The failed tests, if the test runner names them. */
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
  /** Whether `npm run check` runs it, too; 'only' means that no other command runs it. These steps together take about a minute. */
  readonly isQuick?: true | 'only';
  /** Waits for the build, and fails if the build failed. */
  readonly needsBuild?: true;
  /** Whether it runs only when requested by name, because it is slow and everyday changes rarely break it. */
  readonly onRequest?: boolean;
  /** Path of the runner's JSON report. If there is no report, the step counts as one check. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Counts };
  /** Returns the command that repeats the failed tests of these files. If it is absent, the whole step is repeated. */
  readonly repeat?: (files: readonly string[]) => string;
}

export interface Result {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
}
