/** The side that text begins on. Unlike `start`, the page's side also where the text itself runs the other way. */
export const textStart = 'var(--start)';
