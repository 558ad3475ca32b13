/** 12, 1,234, 0.05, $3.20, 40% */
const NUMBER = /^-?(US)?[$€£]?\d[\d.,]*%?$/;

/** Words that stand for 0 and 1. */
const WORDS = new Map([
  ['false', '0'],
  ['true', '1'],
]);

/** Whether a row with these measures is use of the assistant: at least one number is positive, or no cell is a number. */
export function isUse(measures: readonly string[]): boolean {
  const numbers = measures
    .map((cell) => WORDS.get(cell.trim().toLowerCase()) ?? cell.trim())
    .filter((text) => NUMBER.test(text));
  return numbers.length === 0 || numbers.some((text) => !text.startsWith('-') && /[1-9]/.test(text));
}
