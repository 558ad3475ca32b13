/** A JSON response, or an error response whose body could not be read. */
export interface JsonResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
  /** Bytes of the body after decompression. */
  readonly size: number;
}

/**
 * Extracts the needed data from a response body; all other data are dropped. Null: the body lacks lists or fields that every response of this
 * endpoint has.
 */
export type ReadBody<T> = (body: unknown) => T | null;

/** A tracker's response: the requested data, or a refusal. */
export type JiraResponse<T> =
  | { readonly kind: 'data'; readonly status: number; readonly headers: JsonResponse['headers']; readonly data: T }
  | Refusal;

/** A response without the requested data. */
export interface Refusal extends JsonResponse {
  readonly kind: 'refusal';
  /** The path of the request, below the base. */
  readonly path: string;
}
