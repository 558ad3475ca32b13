/** An error in a map of statuses. `value` is JSON. */
export type StatusMapProblem =
  | { readonly kind: 'not-json' | 'not-an-object' }
  | { readonly kind: 'unknown-meaning'; readonly name: string; readonly value: string }
  | { readonly kind: 'two-meanings'; readonly name: string };
