import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineFolder } from './baselines.ts';

const FILE = join(import.meta.dirname, 'knownCaptures.json');

/**
 * Hashes of screenshots that matched their expected picture. Unpacking and comparing the same bytes again would give
 * the same result.
 */
export interface KnownCaptures {
  /** Names of the expected pictures with a known screenshot. */
  readonly names: readonly string[];
  has(name: string, expected: Buffer, capture: Buffer): boolean;
  add(name: string, expected: Buffer, capture: Buffer): void;
  /** Writes changed hashes to the project, except those of deleted pictures. */
  save(): void;
}

/** Hash of both files, so that a new expected picture invalidates the entry of the old picture. */
const hashOf = (expected: Buffer, capture: Buffer) =>
  createHash('sha256').update(expected).update(capture).digest('base64url').slice(0, 16);

export function readKnownCaptures(): KnownCaptures {
  const known: Record<string, string> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  let hasNew = false;
  return {
    names: Object.keys(known),
    has: (name, expected, capture) => known[name] === hashOf(expected, capture),
    add: (name, expected, capture) => {
      known[name] = hashOf(expected, capture);
      hasNew = true;
    },
    save: () => {
      const kept = Object.entries(known).filter(([name]) => existsSync(join(baselineFolder, `${name}.png`)));
      // The configuration is loaded twice. Only one copy compares pictures, and the other one must not replace the file.
      if (!hasNew && kept.length === Object.keys(known).length) return;
      const sorted = Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1)));
      writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}
