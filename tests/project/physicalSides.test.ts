import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { projectFiles } from './support/projectFiles.ts';

/**
 * Names of physical sides, which stay the same on a mirrored page. CSS has logical names instead: `inset-inline-start`,
 * `text-align: end`.
 */
const PHYSICAL = [
  /\b(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)\b/,
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:text-align|float|clear): *(?:left|right)\b/,
  /\btextAlign: *'(?:left|right)'/,
  // `start` depends on the direction of the text, which may differ from the direction of the page.
  /\btext-align: *start\b/,
  /(?:^|[{;\x60]|\{ )\s*(?:left|right): (?!<|string|number|readonly)/,
  // Four lengths with different values for left and right.
  /^\s*(?:margin|padding|inset|border-width|border-radius): *(\S+) (\S+) (\S+) (?!\2;)\S+;/,
];

/** Lines that may name a physical side, each with its reason. */
const ALLOWED: readonly (readonly [file: RegExp, line: RegExp, reason: string])[] = [
  [/\/theme\/rightToLeft\.css$/, /text-align: (?:left|right)/, 'the one place that says which side a page begins on'],
  [/\.tsx?$/, /border-width: 0 2px 2px 0/, 'an arrow that points down: half a box, turned'],
  [/\/Tabs\.tsx$/, /border-radius: .* 0 0;/, 'both upper corners'],
  [/\/PlaceboReadout\.tsx$/, /^ {2}right: </, 'an answer that is right'],
];

/**
 * Plots run from left to right on every page. Their root sets this direction, and positions inside are positions on an
 * axis.
 */
const IS_PLOT = /\bdir(?:: '|=")ltr['"]/;

const files = projectFiles('packages').filter(
  (path) => /^packages\/(?:ui|app)\/src\/.*\.(?:tsx?|css)$/.test(path) && !/\.(?:stories|test)\.tsx?$/.test(path),
);

function physicalLines(path: string, source: string): string[] {
  if (IS_PLOT.test(source)) return [];
  return source.split('\n').flatMap((line, index) => {
    const isAllowed = ALLOWED.some(([file, words]) => file.test(path) && words.test(line));
    const isComment = /^\s*(?:\/\/|\/?\*)/.test(line);
    return !isAllowed && !isComment && PHYSICAL.some((side) => side.test(line))
      ? [`${path}:${index + 1} ${line.trim()}`]
      : [];
  });
}

it('pages are laid out with logical sides, which follow the text direction', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((path) => physicalLines(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

it.each([
  '  margin-left: 1rem;',
  '  right: 0;',
  '<Zero style={{ left: percent(zero) }} />',
  '  text-align: start;',
  '  padding: 0 1rem 0 0;',
  "style={{ textAlign: 'right' }}",
])('the check detects the physical side in %s', (line) => expect(physicalLines('a.tsx', line)).toHaveLength(1));

it.each([
  '  inset: 0 0 auto;',
  '  margin: 0 auto 1rem auto;',
  '  text-align: end;',
  '// left: here',
  '  left: number;',
])('the check accepts %s', (line) => expect(physicalLines('a.tsx', line)).toEqual([]));
