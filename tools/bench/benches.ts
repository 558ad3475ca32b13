import type { Benchmark } from './Benchmark.ts';

/** A benchmark with a result file in docs/benchmarks/results. */
export interface BenchEntry {
  /** Name of the benchmark, of its result file and of its section on the page. */
  readonly name: string;
  /** Runs only when requested by name. */
  readonly onRequest?: boolean;
  /** Whether the benchmark measures times or memory, so that nothing else may run at the same time. */
  readonly isTimed?: boolean;
  readonly load: () => Promise<Benchmark>;
}

/** All benchmarks, in the order of the page. */
export const BENCHES: readonly BenchEntry[] = [
  { name: 'truth', load: async () => (await import('./math/truth.ts')).truth },
  { name: 'sizes', onRequest: true, load: async () => (await import('./math/truth.ts')).sizesTruth },
  { name: 'comparison', load: async () => (await import('./math/comparison/comparison.ts')).comparison },
  { name: 'plan', onRequest: true, load: async () => (await import('./math/plan/plan.ts')).plan },
  {
    name: 'organization',
    onRequest: true,
    load: async () => (await import('./math/organization/organization.ts')).organization,
  },
  { name: 'usage', onRequest: true, load: async () => (await import('./math/usage/usage.ts')).usage },
  {
    name: 'quality',
    onRequest: true,
    load: async () => (await import('./math/quality/quality.ts')).quality,
  },
  { name: 'doubts', onRequest: true, load: async () => (await import('./math/doubts/doubts.ts')).doubts },
  { name: 'quarters', onRequest: true, load: async () => (await import('./math/quarters/quarters.ts')).quarters },
  { name: 'placebo', load: async () => (await import('./math/placebo/placebo.ts')).placebo },
  { name: 'mutation', onRequest: true, load: async () => (await import('./math/mutation.ts')).mutation },
  { name: 'math', isTimed: true, load: async () => (await import('./math/math.ts')).math },
  { name: 'jira', isTimed: true, load: async () => (await import('./jira.ts')).jira },
  { name: 'web', isTimed: true, load: async () => (await import('./web.ts')).web },
  { name: 'pdf', onRequest: true, isTimed: true, load: async () => (await import('./pdf.ts')).pdf },
  {
    name: 'ticket-files',
    onRequest: true,
    isTimed: true,
    load: async () => (await import('./ticketFile/ticketFile.ts')).ticketFiles,
  },
  {
    name: 'usage-file',
    onRequest: true,
    isTimed: true,
    load: async () => (await import('./usageFile/usageFile.ts')).usageFile,
  },
  { name: 'soak', onRequest: true, isTimed: true, load: async () => (await import('../soak/soak.ts')).soak },
];
