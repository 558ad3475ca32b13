import { spawnSync } from 'node:child_process';

/** The programs that the PDF tests read files with: Debian's poppler-utils and qpdf. */
const TOOLS = ['pdftotext', 'pdfinfo', 'pdffonts', 'pdfimages', 'qpdf'];

const INSTALLERS: readonly (readonly [command: string, ...args: string[]])[] = [
  ['apt-get', 'update', '-qq'],
  ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'poppler-utils', 'qpdf'],
];

const missingTools = () => TOOLS.filter((tool) => spawnSync('which', [tool]).status !== 0);

/**
 * Makes sure that the programs are installed, and installs them on Debian and Ubuntu, as root.
 * @throws Error if some are still missing; the message says what to do.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes its global setup from the default export.
export default function ensurePdfTools(): void {
  if (missingTools().length === 0) return;
  for (const [command, ...args] of INSTALLERS) {
    spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 });
  }
  const missing = missingTools();
  if (missing.length === 0) return;
  throw new Error(`The PDF tests need ${missing.join(', ')}: install poppler-utils and qpdf.`);
}
