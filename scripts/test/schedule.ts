/** What the schedule has to know of a step. */
export interface Scheduled {
  readonly name: string;
  readonly workers: number;
  readonly needsBuild?: true;
}

/**
 * Runs steps side by side so that all of them together have at most `slots` workers, or one step alone that has more.
 * They begin in the order of the list, except that a step which does not fit yet lets later ones go first.
 * @param build the step after which those that need the build may begin; they begin right away when it is not in the list
 * @param run resolves when the step is over, and never rejects
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
