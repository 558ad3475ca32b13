import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { projectFiles } from './support/projectFiles.ts';
import { documentedStories, lacking, sharedStories } from './support/usagePages.ts';

const stories = documentedStories();

it('every primitive, and every feature of two or more screens, has a usage page with an example', () => {
  const needing = sharedStories();
  const titles = needing.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Primitives/Menu', 'Features/LoadingPanel', 'Features/Logo']));
  // The screen of a saved report contains the dashboard, but that does not make the parts of the dashboard shared.
  expect(titles).not.toContain('Features/AnswerStrip');
  const incomplete = needing.flatMap((story) => lacking(story).map((what) => `${story.title} needs ${what}`));
  expect(incomplete).toEqual([]);
});

it('every usage page belongs to a story file', () => {
  const paths = new Set(stories.map(({ path }) => path));
  const pages = projectFiles('packages')
    .filter((path) => /\.(usage|example)\.tsx$/.test(path))
    .map((path) => path.replace(/\.\w+\.tsx$/, ''));
  expect(pages.filter((path) => !paths.has(path))).toEqual([]);
});

it('every decision that a usage page mentions exists', () => {
  const numbers = new Set(readdirSync(join(root, 'docs/adr')).map((name) => Number(name.slice(0, 4))));
  const unknown = stories
    .filter((story) => lacking(story).length === 0)
    .flatMap(({ path }) => {
      const text = readFileSync(join(root, `${path}.usage.tsx`), 'utf8');
      const [, named = ''] = /^ {2}decisions: \[([\d, ]*)\]/m.exec(text) ?? [];
      return named.split(',').flatMap((number) => (number.trim() === '' || numbers.has(Number(number)) ? [] : [path]));
    });
  expect(unknown).toEqual([]);
});
