/** The beginning of a text, for messages that quote it. */
export const shortened = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
