import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { emptyFolder } from '../../test/runCli.ts';
import { BrowserPage } from './BrowserPage.ts';

/** A browser that announces its start, does not end by itself, and has a second process that writes into its folder. */
const SLOW_BROWSER = `#!/bin/sh
for arg; do case "$arg" in --user-data-dir=*) folder=\${arg#*=} ;; esac; done
trap '' TERM
( i=0; while [ -d "$folder" ]; do i=$((i + 1)); : > "$folder/$i"; done ) 2> /dev/null &
printf '{"method":"Runtime.bindingCalled","params":{"payload":"starting"}}\\0' >&4
wait
`;

/** Starts the browser with `folder` for temporary files, and cancels during the start. */
async function cancelDuringStart(folder: string): Promise<void> {
  const browser = join(emptyFolder(), 'browser');
  writeFileSync(browser, SLOW_BROWSER, { mode: 0o755 });
  vi.stubEnv('TMPDIR', folder);
  const controller = new AbortController();
  const opened = BrowserPage.open(browser, 'binding', () => controller.abort(), controller.signal);
  await expect(opened).rejects.toThrow('The browser has ended.');
  vi.unstubAllEnvs();
}

it.skipIf(process.platform === 'win32')('a browser that is canceled while it starts leaves no files', async () => {
  const folder = emptyFolder();
  await cancelDuringStart(folder);
  expect(readdirSync(folder)).toEqual([]);
});

it.skipIf(process.platform === 'win32')('a new browser removes the files of killed processes', async () => {
  const folder = emptyFolder();
  // The id of a process that has ended.
  const { pid } = spawnSync('true');
  const [abandoned, ofRunning, ofAnother] = [
    `roi-insight-browser-${pid}-a`,
    `roi-insight-browser-${process.pid}-b`,
    'c',
  ];
  for (const name of [abandoned, ofRunning, ofAnother]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, abandoned, 'profile'), '');
  await cancelDuringStart(folder);
  expect(readdirSync(folder).toSorted()).toEqual([ofAnother, ofRunning].toSorted());
});
