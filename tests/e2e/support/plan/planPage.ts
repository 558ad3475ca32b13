import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { download, type Saved } from '../download.ts';
import { dropFile } from '../dropFile.ts';
import { EMAIL, expect, TOKEN } from '../test.ts';
import { type PlanSite, startTeam, writeIssue } from './planSite.ts';

/** The day of the plan and the day of the report. */
export const PLANNED_AT = '2026-11-24T15:00:00Z';
export const READ_AT = '2027-06-15T15:00:00Z';
/** The share of the usual time that a team still needs with the assistant. */
export const EFFECT = 0.72;

const FIRST = '2026-12-07';
const ISSUE = 'PMO-1';
const WEEK_MS = 7 * 86_400_000;

/** A plan file, as far as the tests read it. */
export interface SavedPlan {
  readonly hash: string;
  readonly terms: {
    readonly start: string;
    readonly weeks: number;
    readonly teams: readonly { readonly key: string; readonly name: string }[];
  };
  readonly order: readonly { readonly key: string; readonly week?: number }[];
}

export const readPlan = (text: string): SavedPlan => JSON.parse(text);

/** The Monday of a week, counted from the first start, yyyy-MM-dd. */
export const dayOf = (week: number) => new Date(Date.parse(FIRST) + week * WEEK_MS).toISOString().slice(0, 10);

/** Sets the clocks of server and page. The clock of the page keeps running. */
export async function setClocks(page: Page, pilot: PlanSite, now: string): Promise<void> {
  await pilot.setClock(now);
  await page.clock.setSystemTime(now);
}

/**
 * Plans the sample's teams for 26 weeks and draws the order, with an issue as public proof. Returns the text of the
 * plan file.
 */
export async function planSample(page: Page, pilot: PlanSite): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Plan a pilot' }).click();
  await page.getByRole('button', { name: 'Use the sample organization' }).click();
  await page.getByRole('button', { name: 'Read the teams' }).click();
  await page.getByRole('heading', { name: 'What it can find' }).waitFor();
  await page.getByRole('radio', { name: /^26 weeks/ }).check();
  await page.getByRole('button', { name: 'Continue to the draw' }).click();
  const code = (await page.getByText('roi-plan:').locator('..').innerText()).replaceAll(/\s/g, '').slice(-64);
  await writeIssue(pilot, ISSUE, '2026-11-24T11:30:00-05:00', `The pilot.\nroi-plan: ${code}`);
  await page.getByLabel('Key of the issue').fill(ISSUE);
  await page.getByRole('button', { name: 'Check and draw' }).click();
  await page.getByRole('heading', { name: 'The order is drawn' }).waitFor();
  return readFileSync((await savePlanFile(page, 'Plan file')).path, 'utf8');
}

/** Saves one of the files of a drawn plan. */
export const savePlanFile = (page: Page, button: string): Promise<Saved> =>
  download(page, () => page.getByRole('button', { name: button, exact: true }).click());

/** Lets every team start in its planned week, except the teams in `late`, which start this number of weeks later. */
export async function startAsDrawn(
  pilot: PlanSite,
  { order }: SavedPlan,
  late: Readonly<Record<string, number>> = {},
): Promise<void> {
  for (const { key, week } of order) {
    if (week !== undefined) await startTeam(pilot, key, dayOf(week + (late[key] ?? 0)), EFFECT);
  }
}

/** Opens a plan file on the form. */
export async function openPlan(page: Page, text: string): Promise<void> {
  await page.goto('/form');
  await dropFile(page, 'plan.json', text);
  await page.getByRole('heading', { name: 'Pilot of 8 teams' }).waitFor();
}

/** Reads the report on the plan that is open. */
export async function readOpenPlan(page: Page, { tracker }: PlanSite): Promise<void> {
  await page.getByLabel('JIRA Instance URL').fill(tracker);
  await page.getByLabel('Your Email').fill(EMAIL);
  await page.getByRole('textbox', { name: 'JIRA API Key' }).fill(TOKEN);
  await page.getByRole('button', { name: 'Read the plan' }).click();
  await expect(page.getByRole('button', { name: 'Change inputs' })).toBeVisible();
}
