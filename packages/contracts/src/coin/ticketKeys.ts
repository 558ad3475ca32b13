const KEY = /[A-Z][A-Z0-9_]{0,254}-[1-9]\d{0,18}(?![\w-])/gi;

/**
 * The keys of tickets in a text that was typed or pasted, each once, in its order.
 * @example ticketKeys('atl-1, ATL-2 Login\nATL-1') // ['ATL-1', 'ATL-2']
 */
export function ticketKeys(text: string): readonly string[] {
  const words = text.split(/[^\w-]+/);
  return [...new Set(words.flatMap((word) => (word.match(KEY)?.[0] === word ? [word.toUpperCase()] : [])))];
}
