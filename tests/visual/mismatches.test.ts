import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { baselineFolder } from './baselines.ts';
import { type FailedStory, writeMismatches } from './writeMismatches.ts';

const SHOT = 'Primitives/Alert-Info-dark';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mismatches-'));
  mkdirSync(join(folder, 'Primitives'));
  for (const part of ['actual', 'diff']) writeFileSync(join(folder, `${SHOT}-${part}.png`), part);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Vitest's message, with its terminal colors. */
const error = (message: string) =>
  `expect(element).toMatchScreenshot()\n\nScreenshot does not match the stored reference.\n${message}\n
Reference screenshot:\n  \u001B[32mtests/visual/__screenshots__/${SHOT}.png\u001B[39m
Actual screenshot:\n  \u001B[31mreports/visual/${SHOT}-actual.png\u001B[39m`;

const failed = (...errors: string[]): FailedStory => ({
  storyId: 'primitives-alert--info',
  story: 'Info & <more>',
  file: 'packages/ui/src/primitives/Alert/Alert.stories.tsx',
  errors,
});

it('the page shows the expected and the actual picture, their difference, the story and the command', () => {
  expect(writeMismatches(folder, { ran: 9, failed: [failed(error('5635 of 1296000 pixels differ.'))] })).toBe(1);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const pictures = [...html.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g)].map(([, src = '', alt]) => [alt, src]);
  expect(pictures).toEqual([
    ['Before', `${SHOT}-reference.png`],
    ['After', `${SHOT}-actual.png`],
    ['Difference', `${SHOT}-diff.png`],
  ]);
  const [before = '', after = ''] = pictures.map(([, src = '']) => join(folder, src));
  expect(readFileSync(before)).toEqual(readFileSync(join(baselineFolder, `${SHOT}.png`)));
  expect(readFileSync(after, 'utf8')).toBe('actual');
  expect(html).toContain('<title>1 story looks different</title>');
  expect(html).toContain('href="http://localhost:6006/?path=/story/primitives-alert--info&amp;globals=theme:dark"');
  expect(html).toContain('>Alert: Info &amp; &lt;more&gt;</a>');
  expect(html).toContain('<b>dark</b> · 5635 of 1296000 pixels differ.');
  expect(html).toContain('npm run visual:update -- packages/ui/src/primitives/Alert/Alert.stories.tsx<');
  expect(html).toContain('--roi-color-canvas:');
});

it('the page shows no picture of the difference if there is none, for example because the sizes differ', () => {
  rmSync(join(folder, `${SHOT}-diff.png`));
  writeMismatches(folder, { ran: 9, failed: [failed(error('Expected 1200×130 px, but it is 1200×162 px.'))] });
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html).toContain('Expected 1200×130 px, but it is 1200×162 px.');
  expect(html).not.toContain('Difference');
});

it('the page says if no picture differs', () => {
  expect(writeMismatches(folder, { ran: 581, failed: [] })).toBe(0);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html).toContain('<title>No story looks different</title>');
  expect(html).toContain('Stories that ran: 581. Every screenshot is the expected one.');
  expect(html).not.toContain('visual:update');
});

it('no page is written if stories fail for other reasons', () => {
  expect(writeMismatches(folder, { ran: 9, failed: [failed('expected "a" to be "b"')] })).toBe(0);
  expect(existsSync(join(folder, 'index.html'))).toBe(false);
});
