import { writeFileSync } from 'node:fs';
import { buildUsageApi, SAMPLE_PROJECTS, USAGE_KEYS, usageMembers } from '@roi-insight/jira-sandbox';

const DAY_MS = 86_400_000;

/** A record of the Claude Code Analytics API, as far as tests use it. */
export interface UsageRecord {
  readonly date: string;
  readonly actor: { readonly email_address?: string; readonly api_key_name?: string };
  readonly customer_type: string;
  readonly model_breakdown: readonly { readonly estimated_cost: { readonly amount: number } }[];
}

interface Page {
  readonly data: readonly UsageRecord[];
}

/** The pages of the sandbox's API for these days, as texts. */
export async function usagePages(first: string, last: string): Promise<readonly string[]> {
  const api = buildUsageApi({
    now: () => new Date('2026-11-24T15:00:00Z'),
    // Only such teams have costs in their records.
    projects: SAMPLE_PROJECTS.map((project) => ({ ...project, paysByUse: true })),
  });
  const headers = { 'x-api-key': USAGE_KEYS.admin, 'anthropic-version': '2023-06-01' };
  const pages: string[] = [];
  for (const day of daysBetween(first, last)) {
    const url = `/v1/organizations/usage_report/claude_code?starting_at=${day}&limit=1000`;
    pages.push((await api.inject({ url, headers })).body);
  }
  await api.close();
  return pages;
}

export const recordsIn = (pages: readonly string[]): readonly UsageRecord[] =>
  pages.flatMap((text) => {
    const page: Page = JSON.parse(text);
    return page.data;
  });

/** Members of each team by project name. The sandbox's own table uses project keys instead. */
export function membersByTeam(): Map<string, readonly string[]> {
  const names = new Map(SAMPLE_PROJECTS.map(({ key, name }) => [key, name]));
  const members = new Map<string, string[]>();
  for (const row of usageMembers().trim().split('\n').slice(1)) {
    const [person = '', key = ''] = row.split(',');
    const team = names.get(key) ?? key;
    members.set(team, [...(members.get(team) ?? []), person]);
  }
  return members;
}

/** A table with the columns person and team. */
export const memberTable = (members: ReadonlyMap<string, readonly string[]>): string =>
  ['person,team', ...[...members].flatMap(([team, people]) => people.map((person) => `${person},"${team}"`)), ''].join(
    '\n',
  );

/** Writes files from their texts. Returns paths, because texts that are passed to the page would be in the memory of the page. */
export function writeFiles(folder: (name: string) => string, files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).map(([name, text]) => {
    writeFileSync(folder(name), text);
    return folder(name);
  });
}

export function daysBetween(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
