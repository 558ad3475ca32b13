/** Turns the start of a sentence into a text within one. @example uncapitalized('Unclear.') // 'unclear.' */
export const uncapitalized = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
