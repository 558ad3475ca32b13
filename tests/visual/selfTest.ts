import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lightColors } from '@roi-insight/ui/theme/tokens';

/** Stories that use the token and have something to shift. */
const STORIES = [
  'packages/ui/src/primitives/Button/',
  'packages/ui/src/primitives/Alert/',
  'packages/ui/src/screens/NotFoundScreen/',
];

/** The color with a blue channel that differs by one of 256 steps. */
function oneStep(color: string): string {
  const value = Number.parseInt(color.slice(1), 16);
  return `#${(value + (value % 256 === 255 ? -1 : 1)).toString(16).padStart(6, '0')}`;
}

const changes = [
  { what: 'nothing, first run', css: '', caught: false },
  { what: 'nothing, second run', css: '', caught: false },
  { what: 'buttons and links 2 px to the right', css: 'button, a { translate: 2px }', caught: true },
  {
    what: `the accent one step, ${lightColors.accent} to ${oneStep(lightColors.accent)}`,
    css: `html:root { --roi-color-accent: ${oneStep(lightColors.accent)} }`,
    caught: true,
  },
];

/** Runs the stories with an additional style sheet, and counts those that fail. */
function failures(css: string): { readonly failed: number; readonly of: number } {
  const folder = mkdtempSync(join(tmpdir(), 'visual-self-test-'));
  const report = join(folder, 'report.json');
  spawnSync(
    'npx',
    ['vitest', 'run', '-c', 'vitest.stories.config.ts', ...STORIES, '--reporter=json', `--outputFile=${report}`],
    { env: { ...process.env, TZ: 'UTC', VISUAL_PLANTED_CSS: css }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const { numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  return { failed: numFailedTests, of: numTotalTests };
}

/** Shows that unchanged pictures match and that small changes are detected. */
for (const { what, css, caught } of changes) {
  const { failed, of } = failures(css);
  const isExpected = failed > 0 === caught;
  console.log(`${isExpected ? 'ok' : 'FAILED'}: changed ${what}: ${failed} of ${of} stories differ`);
  if (!isExpected) process.exitCode = 1;
}
