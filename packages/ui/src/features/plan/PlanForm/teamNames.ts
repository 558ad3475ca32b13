import { teamIdentity, unquoted } from '@roi-insight/contracts';

/** The names of teams in a typed text. */
export interface TeamNames {
  /** The names without repetitions, in the order of the text. */
  readonly names: readonly string[];
  /** The names that occur more than once. */
  readonly repeated: readonly string[];
}

/** A name extends to the next line break, comma or semicolon, or is in quotes. */
const NAME = /"[^"\n]*"|[^,;\n\r]+/g;

/**
 * The teams that were typed or pasted, one per line or separated by commas.
 * @example teamNames('AUR, BOR\naur').repeated // ['aur']
 */
export function teamNames(text: string): TeamNames {
  const found = (text.match(NAME) ?? []).map((name) => unquoted(name.trim())).filter((name) => name !== '');
  const seen = new Set<string>();
  const names: string[] = [];
  const repeated = new Map<string, string>();
  for (const name of found) {
    const identity = teamIdentity(name);
    if (seen.has(identity)) repeated.set(identity, name);
    else names.push(name);
    seen.add(identity);
  }
  return { names, repeated: [...repeated.values()] };
}
