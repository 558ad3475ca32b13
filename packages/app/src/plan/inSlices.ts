/** Maximum time in which the page does not respond, in milliseconds. */
const SLICE_MS = 12;

/** Runs steps to their end and returns their value. The page can paint between slices; null if the signal fires. */
export async function inSlices<Result>(steps: Generator<void, Result>, signal: AbortSignal): Promise<Result | null> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done === true) return signal.aborted ? null : step.value;
    }
    await new Promise((resolve) => void setTimeout(resolve));
    if (signal.aborted) return null;
  }
}
