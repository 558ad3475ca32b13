/** The list without its null items. */
export const present = <Item>(items: readonly (Item | null)[]): Item[] => items.filter((item) => item !== null);
