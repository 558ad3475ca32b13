/** The parts of a step that the schedule needs. */
export interface Scheduled {
  readonly name: string;
  readonly workers: number;
  readonly needsBuild?: true;
}

/**
 * Runs steps in parallel, with at most `slots` workers in total. A step with more workers runs alone. Steps start in the order of the list, except
 * that a later step may start before a step that does not fit yet.
 * @param build the step that other steps may need; if the build is not in the list, these steps start immediately
 * @param run resolves when the step has ended, and never rejects
 */
export async function schedule<S extends Scheduled>(
  steps: readonly S[],
  { slots, build, run }: { readonly slots: number; readonly build: S; readonly run: (step: S) => Promise<void> },
): Promise<void> {
  const waiting = [...steps];
  const running = new Map<S, Promise<void>>();
  let isBuilt = !steps.includes(build);
  const used = () => [...running.keys()].reduce((sum, { workers }) => sum + workers, 0);
  const mayBegin = (step: S) =>
    (step.needsBuild === undefined || isBuilt) && (running.size === 0 || used() + step.workers <= slots);
  const begin = (step: S) => {
    waiting.splice(waiting.indexOf(step), 1);
    const over = run(step).then(() => {
      running.delete(step);
      if (step === build) isBuilt = true;
    });
    running.set(step, over);
  };
  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(mayBegin); next !== undefined; next = waiting.find(mayBegin)) begin(next);
    await Promise.race(running.values());
  }
}
