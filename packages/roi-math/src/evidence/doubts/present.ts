/** The list without what is null. */
export const present = <Item>(items: readonly (Item | null)[]): Item[] => items.filter((item) => item !== null);
