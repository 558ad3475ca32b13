import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineFolder } from './baselines.ts';

/** Names the browser that the expected pictures were taken in. */
const file = join(baselineFolder, 'browser.txt');

/** What a browser says of itself, such as 'Chromium 156.0.8078.73 built on Debian GNU/Linux 12 (bookworm)'. */
export function browserVersion(executable: string): string {
  return spawnSync(executable, ['--version'], { encoding: 'utf8' }).stdout.trim();
}

/** Writes down in which browser the pictures were taken. */
export function writeBaselineBrowser(executable: string): void {
  writeFileSync(file, `${browserVersion(executable)}\n`);
}

/** The browser that the pictures were taken in: another build may draw letters differently. */
export function readBaselineBrowser(): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
