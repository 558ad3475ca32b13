import { MAX_ERROR_LENGTH, type Parsed } from '@roi-insight/contracts';

/** Maximum nesting; a report has seven levels. */
const MAX_DEPTH = 12;
/** Keys that could change an object's prototype when it is copied carelessly. */
const DANGEROUS = new Set(['__proto__', 'prototype', 'constructor']);

/**
 * Parses JSON from an untrusted file: refuses keys that reach prototypes, deep nesting, and texts that are longer than the
 * longest of a report, the error of a team.
 */
export function parseUntrustedJson(text: string): Parsed<unknown> {
  if (isTooDeep(text)) return invalid('nested too deeply');
  try {
    return { ok: true, value: JSON.parse(text, validate) };
  } catch {
    return invalid('not valid JSON');
  }
}

const invalid = (message: string) => ({ ok: false, error: { path: '', message } }) as const;

function validate(key: string, value: unknown): unknown {
  if (DANGEROUS.has(key) || (typeof value === 'string' && value.length > MAX_ERROR_LENGTH)) throw new SyntaxError(key);
  return value;
}

/** Counts brackets outside strings, because `JSON.parse` fails only when its stack is full. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted && character === '\\') at += 1;
    else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === '{' || character === '[')) depth += 1;
    else if (!quoted && (character === '}' || character === ']')) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
