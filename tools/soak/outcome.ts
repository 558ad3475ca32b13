/** Outcome of an analysis for its client. */
export type Outcome =
  | { readonly kind: 'report'; readonly figures: string }
  | { readonly kind: 'failure'; readonly code: string }
  | { readonly kind: 'gone' }
  | { readonly kind: 'broken'; readonly why: string };

/**
 * Reads the outcome from a response: a JSON document, or the last line of a stream.
 * @param leaving fires when the client cancels the request
 */
export async function outcomeOf(answer: Promise<Response>, leaving?: AbortSignal): Promise<Outcome> {
  try {
    const response = await answer;
    const text = await response.text();
    const last = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');
    if (last.success === true) return { kind: 'report', figures: JSON.stringify(last.summary_metrics) };
    if (last.success === false) return { kind: 'failure', code: String(last.code) };
    return { kind: 'broken', why: `status ${response.status}: ${text.slice(0, 200)}` };
  } catch (cause) {
    if (leaving?.aborted === true) return { kind: 'gone' };
    return { kind: 'broken', why: cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown' };
  }
}
