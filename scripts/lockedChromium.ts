import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './processes.ts';

/** Folder of the browser's archives in the package. */
const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');

/**
 * A script that makes the package unpack its archives into `folder`, which it takes for the temporary folder. It runs
 * in another process, because unpacking is asynchronous but configuration files need the browser synchronously.
 */
const UNPACK = `
const { default: chromium, inflate } = await import('@sparticuz/chromium');
await Promise.all([chromium.executablePath(), inflate(process.argv[1] + '/bin/al2023.tar.br')]);
`;

/** Allows only the package's fonts, so that characters without a glyph in the product's fonts look the same on every machine. */
const FONT_CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/** Starts the browser with the package's libraries and fonts, because the machine may have none. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/chromium" "$@"
`;

/** The dynamic loader of glibc, which the browser needs. */
const GLIBC_LOADER = '/lib64/ld-linux-x86-64.so.2';

/** Unpacks the browser into `folder` atomically, because several processes may request it at the same time. */
function unpackInto(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const { status, signal, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK, packageFolder], {
    cwd: root,
    env: { ...process.env, TMPDIR: unfinished },
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(
      `The browser of @sparticuz/chromium could not be unpacked (${signal ?? `exit code ${status}`}):\n${stderr}`,
    );
  writeFileSync(join(unfinished, 'fonts.conf'), FONT_CONFIG);
  writeFileSync(join(unfinished, 'chromium.sh'), LAUNCHER, { mode: 0o755 });
  // Lets other users of the machine run the browser, too.
  chmodSync(unfinished, 0o755);
  chmodSync(join(unfinished, 'chromium'), 0o755);
  try {
    renameSync(unfinished, folder);
  } catch (cause) {
    // The usual cause: another process has already unpacked the browser.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw cause;
  }
}

/**
 * The path of the browser in package-lock.json. The first call unpacks the browser. The path is undefined on machines
 * that cannot run the browser: it needs Linux with glibc on x64.
 * @throws Error if the browser cannot be unpacked or started, because pictures from another browser are not comparable
 */
export function lockedChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(GLIBC_LOADER)) return undefined;
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(root, 'node_modules/.cache/chromium', String(version));
  if (!existsSync(folder)) unpackInto(folder);
  const path = join(folder, 'chromium.sh');
  const { status, error, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status === 0) return path;
  throw new Error(
    `The locked Chromium does not start: ${error?.message ?? stderr.trim()}\nDelete ${folder} to unpack it again.`,
  );
}
