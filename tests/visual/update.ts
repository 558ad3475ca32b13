import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { readStories } from '../project/support/stories.ts';
import { baselineFolder, listBaselines } from './baselines.ts';
import { readKnownCaptures } from './knownCaptures.ts';
import { packPng } from './packPng.ts';
import { quantizeEdges } from './quantizeEdges.ts';

/** The PNG color type with alpha, which the browser writes and packed pictures never have. */
const UNPACKED = 6;
const COLOR_TYPE_AT = 25;

const isUnpacked = (file: string) => readFileSync(join(baselineFolder, file))[COLOR_TYPE_AT] === UNPACKED;

// A test run leaves new pictures as the browser wrote them. They cannot be compared, so they are removed.
for (const file of listBaselines().filter(isUnpacked)) rmSync(join(baselineFolder, file));

/** Takes the pictures of all stories, or of those below the given paths. @returns the runner's exit code */
function takePictures(): number {
  const args = ['vitest', 'run', '-c', 'vitest.stories.config.ts', ...process.argv.slice(2), '--update'];
  return spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1;
}

/** Packs the pictures that the browser wrote. @returns their number */
function packPictures(): number {
  const unpacked = listBaselines().filter(isUnpacked);
  for (const file of unpacked) {
    const path = join(baselineFolder, file);
    const picture = PNG.sync.read(readFileSync(path));
    writeFileSync(path, packPng(picture.width, picture.height, quantizeEdges(picture)));
  }
  return unpacked.length;
}

let exitCode = takePictures();
// Runs again for new pictures, because only screenshots that were compared with the packed picture are remembered.
if (packPictures() > 0 && exitCode === 0) exitCode = takePictures();

const taken = new Set((await readStories()).flatMap(({ pictures }) => pictures.map((name) => `${name}.png`)));
for (const file of listBaselines().filter((picture) => !taken.has(picture))) {
  rmSync(join(baselineFolder, file));
  console.log(`removed ${file}: no story takes it any more`);
}
readKnownCaptures().save();

const files = listBaselines();
const total = files.reduce((sum, file) => sum + statSync(join(baselineFolder, file)).size, 0);
console.log(`${files.length} pictures, ${(total / 1e6).toFixed(1)} MB`);
process.exitCode = exitCode;
