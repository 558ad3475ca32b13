import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureProgram } from './ensureProgram.ts';

/** Starts with Debian's name, because the program with the other name may be a wrapper around a snap. */
const NAMES = ['firefox-esr', 'firefox'];
const KNOWN_PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The path of an installed Firefox, or undefined. */
function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_EXECUTABLE;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...(named === undefined ? [] : [named]), ...onPath, ...KNOWN_PLACES].find((place) => existsSync(place));
}

/**
 * Returns the path of a Firefox, and installs Debian's package if none is found.
 * @throws Error with advice if that fails
 */
export function ensureFirefox(): string {
  return ensureProgram({
    name: 'Firefox',
    find: findFirefox,
    installers: [
      ['apt-get', 'update', '-qq'],
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'firefox-esr'],
    ],
    advice: 'install Firefox 140 or later, or set FIREFOX_EXECUTABLE to its path.',
  });
}
