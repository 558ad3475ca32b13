/** The messages of the loading screen, in order. */
export const LOADING_MESSAGES = [
  'Connecting to JIRA...',
  'Analyzing ticket data...',
  'Calculating productivity metrics...',
  'Generating insights...',
] as const;

const MESSAGE_MS = 1500;
const STEP_MS = 100;
const STEP_PERCENT = 2;

/** The message to show `elapsedMs` after the submission. The messages repeat. */
export function loadingMessage(elapsedMs: number): string {
  const turn = Math.floor(Math.max(0, elapsedMs) / MESSAGE_MS) % LOADING_MESSAGES.length;
  return LOADING_MESSAGES[turn] ?? LOADING_MESSAGES[0];
}

/** The bar's percentage `elapsedMs` after the submission: a step every 100 ms, full after 5 s. */
export function loadingPercent(elapsedMs: number): number {
  return Math.min(100, Math.floor(Math.max(0, elapsedMs) / STEP_MS) * STEP_PERCENT);
}
