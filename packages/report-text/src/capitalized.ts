/** Turns a text into the start of a sentence. @example capitalized('second quarter') // 'Second quarter' */
export const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
