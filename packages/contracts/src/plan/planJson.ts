import { type Parsed, parseJson } from '../values/parsed.ts';
import { MAX_PLAN_BYTES } from './planLimits.ts';

/** Levels of a plan file, with room for the parameters of a team's failure. */
const MAX_DEPTH = 12;

/** Parses the text of a plan file; a text that is too large or too deeply nested is not parsed. */
export function planJson<T>(text: string, parse: (input: unknown) => Parsed<T>): Parsed<T> {
  if (text.length > MAX_PLAN_BYTES || new TextEncoder().encode(text).length > MAX_PLAN_BYTES)
    return refused(`a plan has at most ${MAX_PLAN_BYTES / 1024} kB`);
  if (depthOf(text) > MAX_DEPTH) return refused('a plan has fewer levels');
  return parseJson(text, parse);
}

const refused = (message: string): Parsed<never> => ({ ok: false, error: { path: '', message } });

/** The depth to which the brackets of JSON are nested. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, (depth += 1));
    else if (token === ']' || token === '}') depth -= 1;
  }
  return deepest;
}
