import { MAX_ERROR_LENGTH } from '../maxErrorLength.ts';
import { MAX_LOGO_LENGTH } from '../names/isLogo.ts';
import type { Parsed } from './parsed.ts';
import { printable } from './printable.ts';

/** Maximum nesting. A report has seven levels. */
const MAX_DEPTH = 12;
/** Maximum number of keys of an object. The largest object of a report has less than 50. */
const MAX_KEYS = 1000;
/** Maximum number of values. A report of 200,000 tickets has 1.2 million. */
const MAX_VALUES = 2_000_000;
/** Maximum length of a list other than tickets: about two centuries of weeks. */
const MAX_ENTRIES = 10_000;
/** Keys that could change an object's prototype when it is copied carelessly. */
const DANGEROUS = new Set(['__proto__', 'prototype', 'constructor']);

/**
 * Parses JSON from an untrusted file. Refuses keys that reach prototypes, and texts that are longer than any in a
 * report, except for a logo. Also refuses values that would take long to parse or validate: deep nesting, and more values than a report
 * has. Replaces characters that cannot be shown.
 */
export function parseUntrustedJson(text: string): Parsed<unknown> {
  if (isTooMuch(text)) return invalid('nested too deeply, or too many values');
  try {
    return { ok: true, value: JSON.parse(text, validate) };
  } catch {
    return invalid('not valid JSON');
  }
}

const invalid = (message: string) => ({ ok: false, error: { path: '', message } }) as const;

function validate(key: string, value: unknown): unknown {
  // A logo is longer than a text. One that is too long costs the logo, not the report.
  if (key === 'logo') return typeof value === 'string' && value.length <= MAX_LOGO_LENGTH ? value : null;
  const isTooLong =
    typeof value === 'string' ? value.length > MAX_ERROR_LENGTH : isLongList(value) && key !== 'tickets';
  if (DANGEROUS.has(key) || isTooLong) throw new SyntaxError(key);
  return typeof value === 'string' ? printable(value) : value;
}

const isLongList = (value: unknown) => Array.isArray(value) && value.length > MAX_ENTRIES;

const code = (character: string) => character.charCodeAt(0);
const QUOTE = code('"');
const BACKSLASH = code('\\');
const COMMA = code(',');
const [OPEN_LIST, CLOSE_LIST] = [code('['), code(']')];
const [OPEN_OBJECT, CLOSE_OBJECT] = [code('{'), code('}')];

/** Counts brackets and commas outside of strings before parsing, because memory is the only limit of `JSON.parse`. */
function isTooMuch(text: string): boolean {
  /** The number of commas in each open object, starting with the outermost object. The count of a list starts at -∞, so a list has no limit. */
  const commas: number[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case OPEN_LIST:
      case OPEN_OBJECT:
        values += 1;
        commas.push(text.charCodeAt(at) === OPEN_OBJECT ? 0 : Number.NEGATIVE_INFINITY);
        break;
      case CLOSE_LIST:
      case CLOSE_OBJECT:
        commas.pop();
        break;
      case COMMA: {
        values += 1;
        const keys = (commas.pop() ?? 0) + 1;
        if (keys >= MAX_KEYS) return true;
        commas.push(keys);
        break;
      }
    }
    if (commas.length > MAX_DEPTH || values > MAX_VALUES) return true;
  }
  return false;
}

/** The position of the quote that ends the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}
