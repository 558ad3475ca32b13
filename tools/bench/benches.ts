/** A benchmark with a result file in docs/benchmarks/results. */
export interface Bench {
  /** Name of its result file and of its section on the page. */
  readonly name: string;
  /** The command in package.json. */
  readonly script: string;
  /** Runs only when requested by name. */
  readonly onRequest?: boolean;
}

/** In the order of the page. */
export const BENCHES: readonly Bench[] = [
  { name: 'truth', script: 'bench:truth' },
  { name: 'sizes', script: 'bench:sizes', onRequest: true },
  { name: 'comparison', script: 'bench:comparison' },
  { name: 'plan', script: 'bench:plan', onRequest: true },
  { name: 'usage', script: 'bench:usage', onRequest: true },
  { name: 'quarters', script: 'bench:quarters', onRequest: true },
  { name: 'placebo', script: 'bench:placebo' },
  { name: 'mutation', script: 'mutation', onRequest: true },
  { name: 'math', script: 'bench:math' },
  { name: 'jira', script: 'bench:jira' },
  { name: 'web', script: 'bench:web' },
  { name: 'pdf', script: 'bench:pdf', onRequest: true },
  { name: 'ticket-files', script: 'bench:ticket-files', onRequest: true },
  { name: 'usage-file', script: 'bench:usage-file', onRequest: true },
  { name: 'soak', script: 'soak', onRequest: true },
];
