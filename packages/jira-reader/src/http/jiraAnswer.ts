/** An answer that is JSON, or a refusal whose body could not be read. */
export interface JsonAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
  /** Bytes of the body after decompression. */
  readonly size: number;
}

/**
 * Takes what is needed out of the body of an answer, while nothing else of it is kept. Null: it lacks what every answer of
 * its kind holds, so that it is no answer.
 */
export type ReadBody<T> = (body: unknown) => T | null;

/** What a tracker answered: the data that was asked for, or that it gives none. */
export type JiraAnswer<T> =
  | { readonly kind: 'data'; readonly status: number; readonly headers: JsonAnswer['headers']; readonly data: T }
  | (JsonAnswer & { readonly kind: 'refusal' });
