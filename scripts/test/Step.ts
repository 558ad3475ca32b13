/** What a step counted. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed, as far as the runner names them. */
  readonly failures?: readonly Failure[];
}

/** A test that failed. */
export interface Failure {
  /** Path from the project's root. */
  readonly file: string;
  /** Undefined when the file itself failed. */
  readonly test: string | undefined;
}

/** One line of `npm test`. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** How many tests it runs side by side. */
  readonly workers: number;
  /** Also a step of `npm run check`, or a step of that alone: all of them take about a minute. */
  readonly isQuick?: true | 'only';
  /** Begins when the build is over, and fails if that failed. */
  readonly needsBuild?: true;
  /** Runs only when it is asked for by name: what everyday changes hardly break and what takes minutes. */
  readonly onRequest?: boolean;
  /** Where the step's runner leaves its JSON; without it the step counts as one check. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Counts };
  /** Runs the failed tests of these files again; without it the whole step is run again. */
  readonly repeat?: (files: readonly string[]) => string;
}

export interface Result {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
}
