import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { ZONE_TESTS } from '../../scripts/zones.ts';
import { localTimeUses } from './support/localTime.ts';
import { findPath, readModuleGraph } from './support/moduleGraph.ts';

/** Code whose result depends on the machine's time zone. */
function usesLocalTime(file: string): boolean {
  return localTimeUses(readFileSync(join(root, file), 'utf8')).length > 0;
}

it('tests that use local time, directly or through what they import, run in all time zones', () => {
  const graph = readModuleGraph();
  // Tests of the project itself read its sources, and import the product only for its types.
  const tests = [...graph.keys()].filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/project/'));
  expect(tests.length).toBeGreaterThan(200);
  const local = new Set([...graph.keys()].filter(usesLocalTime));
  const found = tests.filter((file) => findPath(graph, file, (reached) => local.has(reached)) !== null);
  // A file that is missing belongs in scripts/zones.ts; an extra one there does not need other time zones.
  expect(ZONE_TESTS).toEqual(found.toSorted());
});

describe('local time', () => {
  it.each([
    'new Date(2025, 7, 25)',
    'moment.getHours()',
    'moment.setDate(1)',
    'moment.getTimezoneOffset()',
    'moment.toLocaleDateString("en-US", { timeZone: "UTC" })',
    'moment.toDateString()',
    'process.env.TZ',
    'new Intl.DateTimeFormat("en-US")',
    'new Intl.DateTimeFormat("en-US", { dateStyle: "long" })',
    'Intl.DateTimeFormat().resolvedOptions().timeZone',
    'new Date("2025-08-25T00:00")',
    'Date.parse(`${day}T00:00:00`)',
    'import { format } from "date-fns"',
  ])('is seen in %s', (code) => {
    expect(localTimeUses(code)).not.toEqual([]);
  });

  it.each([
    'new Date(0)',
    'new Date(Date.UTC(2025, 7, 25))',
    'moment.getUTCHours()',
    'moment.toISOString()',
    'new Intl.DateTimeFormat("en-US", { timeZone: "UTC" })',
    'new Intl.DateTimeFormat("en-US", { timeZone })',
    'Date.parse(`${day}T00:00:00Z`)',
    'new Date("2025-08-25T00:00:00+02:00")',
    'new Date("2025-08-25")',
  ])('is not seen in %s', (code) => {
    expect(localTimeUses(code)).toEqual([]);
  });
});
