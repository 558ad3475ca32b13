/** The beginning of a text that a message repeats. */
export const shortened = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
