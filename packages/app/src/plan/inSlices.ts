/** Maximum time for which the page does not respond, in milliseconds. */
const SLICE_MS = 12;

/** Runs steps to the end and returns their value, or null if the signal fires. The page can paint between slices. */
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
