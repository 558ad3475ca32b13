import { spawnSync } from 'node:child_process';

/** What the PDF tests look at files with, from outside: Debian's poppler-utils and qpdf. */
const TOOLS = ['pdftotext', 'pdfinfo', 'pdffonts', 'pdfimages', 'qpdf'];

const INSTALLERS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'poppler-utils', 'qpdf'],
];

const missingTools = () => TOOLS.filter((tool) => spawnSync('which', [tool]).status !== 0);

/**
 * Makes sure that the tools are there, installing them where that is possible (Debian, as root).
 * @throws Error when some are missing still; the message says what to do.
 */
export function ensurePdfTools(): void {
  if (missingTools().length === 0) return;
  for (const [command, ...args] of INSTALLERS) {
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 });
  }
  const missing = missingTools();
  if (missing.length === 0) return;
  throw new Error(`The PDF tests need ${missing.join(', ')}: install poppler-utils and qpdf.`);
}
