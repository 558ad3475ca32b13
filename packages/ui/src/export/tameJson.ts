import type { Parsed } from '@roi-insight/contracts';

/** A report is seven levels deep. */
const DEEPEST = 12;
/** Names, sentences and dates are shorter. */
const LONGEST_TEXT = 2_000;
/** Names that could reach beyond their object when something copies it carelessly. */
const DANGEROUS = new Set(['__proto__', 'prototype', 'constructor']);

/** Reads JSON text from a stranger: no names that reach into prototypes, no depths, no texts without end. */
export function tameJson(text: string): Parsed<unknown> {
  if (isTooDeep(text)) return wild('nested too deeply');
  try {
    return { ok: true, value: JSON.parse(text, tame) };
  } catch {
    return wild('not valid JSON');
  }
}

const wild = (message: string) => ({ ok: false, error: { path: '', message } }) as const;

function tame(key: string, value: unknown): unknown {
  if (DANGEROUS.has(key) || (typeof value === 'string' && value.length > LONGEST_TEXT)) throw new SyntaxError(key);
  return value;
}

/** Counts brackets outside of strings: the parser itself would only give up when its stack is full. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted && character === '\\') at += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '{' || character === '[')) depth += 1;
    else if (!quoted && (character === '}' || character === ']')) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
