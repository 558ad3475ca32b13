import { prefersReducedMotion } from '../../../../theme/prefersReducedMotion.ts';

/** 60 steps of about 33 ms: two seconds. */
const STEPS = 60;
const STEP_MS = 33;

/**
 * Counts the text of one element up from 0 to `value`. It writes the text directly, because one render for each step would cost more than rendering
 * the whole page. With reduced motion, the final text is written immediately. Returns a function that stops the counting and writes `value`.
 */
export function countUp(
  element: Pick<Node, 'textContent'>,
  value: number,
  format: (value: number) => string,
): () => void {
  const write = (share: number) => {
    element.textContent = format(value * share);
  };
  if (value === 0 || prefersReducedMotion()) {
    write(1);
    return () => {};
  }
  let step = 0;
  write(0);
  const timer = setInterval(() => {
    step += 1;
    write(step / STEPS);
    if (step === STEPS) clearInterval(timer);
  }, STEP_MS);
  return () => {
    clearInterval(timer);
    write(1);
  };
}
