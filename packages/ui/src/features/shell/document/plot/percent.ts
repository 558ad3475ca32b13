/** A share, 0–1, as a CSS percentage. */
export const percent = (share: number): string => `${share * 100}%`;
