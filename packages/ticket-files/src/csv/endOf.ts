import type { PresentState } from './presentStateOf.ts';

/** The dates of a row that can be the end of its ticket; undefined for an empty cell. */
interface Ends {
  readonly doneAtMs: number | undefined;
  readonly canceledAtMs: number | undefined;
  /** The last change of the present category. */
  readonly changedAtMs: number | undefined;
}

/**
 * The end of a ticket, if it has ended. A date of completion alone does not show that a ticket is done: Jira keeps
 * Resolved when a ticket is reopened, and does not set it if a workflow has no resolution.
 * @param state the present state; null if the row does not say it
 */
export function endOf(
  { doneAtMs, canceledAtMs, changedAtMs }: Ends,
  state: PresentState | null,
): { readonly endedAtMs: number | undefined; readonly isCanceled: boolean } {
  if (state === 'new' || state === 'indeterminate') return { endedAtMs: undefined, isCanceled: false };
  const endedAtMs = doneAtMs ?? canceledAtMs ?? (state === null ? undefined : changedAtMs);
  const isCanceled = state === 'canceled' || (doneAtMs === undefined && canceledAtMs !== undefined);
  return { endedAtMs, isCanceled };
}
