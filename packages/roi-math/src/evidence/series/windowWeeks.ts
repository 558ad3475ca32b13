/** The weeks of the two windows around adoption. Week 0 starts with adoption. */
export function windowWeeks<W extends { readonly week: number }>(
  weeks: readonly W[],
  weeksPerSide: number,
): { readonly pre: readonly W[]; readonly post: readonly W[] } {
  return {
    pre: weeks.filter(({ week }) => week >= -weeksPerSide && week < 0),
    post: weeks.filter(({ week }) => week >= 0 && week < weeksPerSide),
  };
}
