import { bigProject, CHANGE_DATE, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { seenBy, startApp, startSandbox } from '../support/harness.ts';
import { named, proxyOf } from '../support/organization.ts';
import { reportOf } from '../support/responses.ts';

const LAST_DAY = '2026-11-20';
const PROJECT = { ...bigProject(2000), lastDay: LAST_DAY };
const SMALL = { ...bigProject(300), lastDay: LAST_DAY };
const TEAM = { ...bigProject(300), key: 'BAS' };
const ASKED = { project_name: PROJECT.key, claude_adoption_date: CHANGE_DATE };

const weeksAfter = (weeks: number) => new Date(Date.parse(`${CHANGE_DATE}T12:00:00Z`) + weeks * 7 * 86_400_000);

/** A server whose clock shows a time this number of weeks after the adoption date. */
async function appAfter(weeks: number, options: SandboxOptions) {
  const jira_url = await startSandbox({ projects: [PROJECT], ...options });
  const { analyze } = await startApp({}, { now: () => weeksAfter(weeks) });
  return { jira_url, analyze };
}

describe.each(['cloud', 'data-center'] as const)('the tickets that are read from %s', (mode) => {
  it.each([
    [10, '2025-11-26'],
    [18, '2025-11-26'],
    [19, '2026-01-07'],
    [65, '2026-11-25'],
    [200, '2027-08-25'],
  ])('%i weeks after adoption are those of all teams that were created before %s', async (weeks, before) => {
    const projects = [SMALL, TEAM];
    const { jira_url, analyze } = await appAfter(weeks, { mode, projects });
    const { address, asked } = await proxyOf(jira_url, () => undefined);
    await reportOf(await analyze({ ...ASKED, jira_url: address, comparison: named(TEAM.key) }));
    // The bugs that were open before are only counted.
    const listed = asked.filter((text) => !text.includes('issuetype in'));
    const searches = listed.flatMap(
      (text) => /project = (\d+) AND .*?created < \\"([\d-]+)/.exec(text)?.slice(1) ?? [],
    );
    const ends = new Set(searches.filter((_, index) => index % 2 === 1));
    expect(new Set(searches.filter((_, index) => index % 2 === 0)).size).toBe(2);
    expect([...ends]).toEqual([before]);
  });
});

it.each<[string, SandboxOptions]>([
  ['Cloud', {}],
  ['Cloud without bulk endpoints', { faults: ['bulk-refused'] }],
  ['Data Center', { mode: 'data-center' }],
])('reading a year needs no more requests per ticket than reading a quarter: %s', async (_, options) => {
  const callsPerTicket = async (weeks: number) => {
    const { jira_url, analyze } = await appAfter(weeks, options);
    const { provenance } = await reportOf(await analyze({ ...ASKED, jira_url }));
    return (await seenBy(jira_url)).total / (provenance?.funnel.found ?? 0);
  };
  expect((await callsPerTicket(65)) / (await callsPerTicket(18))).toBeLessThan(1.2);
});
