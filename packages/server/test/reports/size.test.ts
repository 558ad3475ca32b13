import { readFileSync } from 'node:fs';
import { SAMPLE_PROJECTS, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { listOf, objectOf, textOf } from '@roi-insight/jira-tickets';
import { expect, it } from 'vitest';
import { askTracker as ask } from '../support/askTracker.ts';
import { openReader } from '../support/openReader.ts';
import { failureOf, reportOf } from '../support/responses.ts';
import { addFault, seenBy, startApp, startSandbox } from '../support/harness.ts';

const estimating = SAMPLE_PROJECTS.filter(({ estimates }) => estimates !== undefined);
const WINDOW = { from: '2025-02-01', before: '2026-02-28' };

/** A sandbox with the project whose tickets are estimated. */
async function estimates(options: SandboxOptions = {}, faults: readonly string[] = []): Promise<string> {
  const jira_url = await startSandbox({ projects: estimating, ...options });
  for (const fault of faults) await addFault(jira_url, fault);
  return jira_url;
}

/** The sizes of all tickets by key, as the reader hands them to the analysis. */
async function sizesRead(jiraUrl: string, sizeField: string | null): Promise<ReadonlyMap<string, number>> {
  const { tracker, readerOf } = await openReader(jiraUrl, 'HGL');
  const sizeFieldOf = sizeField === null ? undefined : (await tracker.findSizeField(sizeField, tracker.project)).of;
  const reader = readerOf(WINDOW, sizeFieldOf);
  const progress = { report: () => undefined, end: () => undefined };
  const choice = { scope: undefined, ticketLimit: 50_000, progress, isOwn: false };
  return reader.read(tracker.project, choice, ({ tickets }) => {
    return new Map(tickets.map(({ key, size = 0 }) => [key, size]));
  });
}

/** The current estimate of a ticket, in hours. */
async function presentHours(jiraUrl: string, key: string): Promise<number> {
  const { fields } = await ask(jiraUrl, `/rest/api/3/issue/${key}?fields=timeoriginalestimate`);
  return Number(objectOf(fields)['timeoriginalestimate']) / 3600;
}

/** The size of a ticket when work started, calculated from the ticket's whole history in the tracker. */
async function sizeCalculated(jiraUrl: string, key: string, field: 'timeoriginalestimate' | 'customfield_10016') {
  const { fields } = await ask(jiraUrl, `/rest/api/3/issue/${key}?fields=${field}`);
  const { values } = await ask(jiraUrl, `/rest/api/3/issue/${key}/changelog?maxResults=100`);
  const items = (listOf(values) ?? []).flatMap(({ items }) => listOf(items) ?? []);
  const [was, became] = field === 'timeoriginalestimate' ? ['from', 'to'] : ['fromString', 'toString'];
  const first = items.find(({ fieldId }) => fieldId === field);
  const present = objectOf(fields)[field] ?? null;
  let value = first === undefined ? present : textOf(first, was ?? '');
  for (const item of items) {
    if (item['fieldId'] === 'status' && textOf(item, 'toString') === 'In Progress') {
      return Number(value ?? 0) / (field === 'timeoriginalestimate' ? 3600 : 1);
    }
    if (item['fieldId'] === field) value = textOf(item, became ?? '');
  }
  return 'never in progress';
}

it.each([
  [null, 'timeoriginalestimate'],
  ['Story Points', 'customfield_10016'],
] as const)(
  'the server uses the size that a ticket had when its work started, no matter how tickets are read (size_field: %s)',
  async (name, field) => {
    const cloud = await estimates();
    const [bulk, slices, dataCenter] = await Promise.all([
      sizesRead(cloud, name),
      sizesRead(await estimates({}, ['bulk-refused']), name),
      sizesRead(await estimates({ mode: 'data-center' }), name),
    ]);
    expect(slices).toEqual(bulk);
    expect(dataCenter).toEqual(bulk);
    const sized = [...bulk.values()].filter((size) => size > 0).length / bulk.size;
    expect(sized).toBeGreaterThan(0.75);
    expect(sized).toBeLessThan(0.9);
    const some = [...bulk.keys()].filter((_, index) => index % 17 === 0);
    const calculated = await Promise.all(some.map((key) => sizeCalculated(cloud, key, field)));
    for (const [index, size] of calculated.entries())
      if (size !== 'never in progress') expect([some[index], bulk.get(some[index] ?? '')]).toEqual([some[index], size]);
    expect(calculated.filter((size) => typeof size === 'number').length).toBeGreaterThan(60);
  },
);

it('the guide that follows one ticket states the size that the server reads for the ticket', async () => {
  const page = readFileSync(new URL('../../../../docs/guides/how-a-report-is-made.md', import.meta.url), 'utf8');
  const cloud = await estimates();
  const size = (await sizesRead(cloud, null)).get('HGL-1363');
  expect(size).toBe(await sizeCalculated(cloud, 'HGL-1363', 'timeoriginalestimate'));
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `HGL-1363 has an original estimate of ${await presentHours(cloud, 'HGL-1363')} h in Jira, and its size is ${size} h`,
  );
});

/** A report on the project, and the requests that it took. */
async function read(jira_url: string, body: object = {}) {
  const { analyze } = await startApp();
  const report = await reportOf(await analyze({ jira_url, project_name: 'HGL', ...body }));
  return { report, seen: await seenBy(jira_url) };
}

it.each(['cloud', 'data-center'] as const)(
  'reading sizes needs a further request only if a field is named (%s)',
  async (mode) => {
    const unsized = estimating.map(({ estimates: _estimates, ...project }) => project);
    const [estimated, without, named] = await Promise.all([
      read(await estimates({ mode })),
      read(await estimates({ mode, projects: unsized })),
      read(await estimates({ mode }), { size_field: 'Story Points' }),
    ]);
    expect(estimated.seen.total).toBe(without.seen.total);
    expect(named.seen.total).toBe(without.seen.total + 1);
    expect(estimated.report.provenance?.size).toEqual({ source: 'original-estimate' });
    expect(without.report.provenance?.size).toBeUndefined();
    expect(named.report.summary_metrics).toEqual(without.report.summary_metrics);
    expect(estimated.report.summary_metrics).toEqual(without.report.summary_metrics);
  },
);

it.each([
  ['Story Points', 'Story Points'],
  [' story points ', 'Story Points'],
  ['customfield_10016', 'Story Points'],
  ['customfield_10042', 'customfield_10042'],
])('the server reads the size from the field %j', async (size_field, name) => {
  const { report } = await read(await estimates(), { size_field, scope_changes: 1 });
  expect(report.provenance).toMatchObject({ size: { source: 'field', name }, scope_changes: 1 });
});

it('the server reads the size from the estimate if the request names the field of the estimate', async () => {
  const { report } = await read(await estimates(), { size_field: 'Original estimate' });
  expect(report.provenance?.size).toEqual({ source: 'original-estimate' });
});

it.each([
  ['Story Pints', /no field with the name.*Did you mean .*Story Points.*customfield_10016/],
  ['"; DROP', /no field with the name.*such as Story Points, or none to use original estimates/],
  ['../../myself', /no field with the name/],
  ['Customer', /no custom number field/],
  ['Time Spent', /no custom number field/],
  ['Impact', /Several number fields.*customfield_10041.*customfield_10042/],
])('the server does not read the size from the field %j', async (size_field, error) => {
  const { analyze } = await startApp();
  const failure = await failureOf(await analyze({ jira_url: await estimates(), project_name: 'HGL', size_field }));
  expect(failure).toMatchObject({ code: 'invalid-request', reason: 'size-field' });
  expect(failure.error).toMatch(error);
});

it.each(['', '  ', 'a\nb', 'a\u0000b', 'x'.repeat(256), 5, {}, ['Story Points'], null])(
  'the server refuses %j as the name of a field',
  async (size_field) => {
    const { analyze } = await startApp();
    const { code, error } = await failureOf(await analyze({ jira_url: 'https://jira.example', size_field }));
    expect(code).toBe('invalid-request');
    expect(error).toMatch(/size_field/);
  },
);
