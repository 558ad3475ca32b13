/** Gives every request its `Authorization` header. */
export interface Login {
  /** The value of the header. Throws a `RequestFailure` if the tracker gives none. */
  readonly header: () => Promise<string>;
  /** Whether there may be another value after the tracker has rejected this one. */
  readonly renews: (rejected: string) => boolean;
}

/** A login whose header never changes. */
export function fixedLogin(header: string): Login {
  return { header: () => Promise.resolve(header), renews: () => false };
}
