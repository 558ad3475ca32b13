/** Compares teams by key in the order of code units, which no locale changes. */
export function byKey(one: { readonly key: string }, other: { readonly key: string }): number {
  if (one.key === other.key) return 0;
  return one.key < other.key ? -1 : 1;
}
