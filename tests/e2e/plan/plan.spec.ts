import { readFileSync } from 'node:fs';
import { readPdf } from '../support/pdfFile.ts';
import {
  dayOf,
  EFFECT,
  openPlan,
  planSample,
  PLANNED_AT,
  READ_AT,
  readOpenPlan,
  readPlan,
  savePlanFile,
  setClocks,
  startAsDrawn,
} from '../support/plan/planPage.ts';
import { COMPUTING, expect, RELEASE } from '../support/test.ts';
import { test } from '../support/plan/planTest.ts';

const TRUTH = 100 * (1 - EFFECT);

// A forecast draws thousands of orders.
test.use(COMPUTING);

// The port fixes the drawn order, because for one order in twenty, a 95% range misses the true effect.
test.describe('a pilot as planned', () => {
  test.use({ trackerPort: 14_017 });

  test('eight teams are planned, drawn and saved; after the pilot, the report names the rollout as the cause', async ({
    page,
    pilot,
  }) => {
    await setClocks(page, pilot, PLANNED_AT);
    const text = await planSample(page, pilot);
    const plan = readPlan(text);
    expect(plan.terms).toMatchObject({ start: dayOf(0), weeks: 26 });
    expect(plan.order.map(({ week }) => week ?? null)).toEqual([0, 3, 7, 10, 13, null, null, null]);
    // The ninth team has too few tickets.
    await expect(page.getByText('Yew Labs').first()).toBeVisible();

    const pdf = await readPdf((await savePlanFile(page, 'Pilot plan (PDF)')).path);
    expect(pdf.pages).toHaveLength(2);
    expect(pdf.text.replaceAll(/\s/g, '')).toContain(plan.hash);

    const calendar = readFileSync((await savePlanFile(page, 'Calendar')).path, 'utf8');
    // Five starts and the day of the report.
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(6);
    expect(calendar).toContain(dayOf(13).replaceAll('-', ''));
    expect(calendar).toContain(dayOf(26).replaceAll('-', ''));

    await startAsDrawn(pilot, plan);
    // Before the day of the report, there is no verdict.
    await setClocks(page, pilot, '2027-03-02T15:00:00Z');
    await openPlan(page, text);
    await readOpenPlan(page, pilot);
    await expect(page.getByRole('heading', { name: /^This plan is read on / })).toBeVisible();
    await expect(page.getByText(/less time|more time|by chance|No detectable change/)).toHaveCount(0);

    await setClocks(page, pilot, READ_AT);
    await openPlan(page, text);
    await readOpenPlan(page, pilot);
    await expect(page.getByText(/^Tickets of these teams took \d+% less time/)).toBeVisible();
    const range = await page.getByText(/^95% range: /).innerText();
    const [low = Number.NaN, high = Number.NaN] = (range.slice('95% range: '.length).match(/\d+/g) ?? []).map(Number);
    expect(low).toBeLessThanOrEqual(TRUTH);
    expect(high).toBeGreaterThanOrEqual(TRUTH);
    await expect(page.getByText(/^\d+ of [\d,]+ orders.* would look like this by chance/)).toBeVisible();
    await expect(page.getByText('As planned', { exact: true })).toBeVisible();
    // The report does not know whether the waiting teams really waited, so it names no cause.
    await expect(page.getByText('Grade A', { exact: true })).toBeVisible();
    await expect(page.getByText(/Because of the rollout/)).toHaveCount(0);
  });
});

test.describe('a pilot with deviations', () => {
  test.use({ trackerPort: 14_018 });

  test(
    'a team that starts two weeks late counts as if it had started as drawn, and the report on a changed plan says so',
    RELEASE,
    async ({ page, pilot }) => {
      await setClocks(page, pilot, PLANNED_AT);
      const text = await planSample(page, pilot);
      const plan = readPlan(text);
      const second = plan.order[1]?.key ?? '';
      expect(dayOf(plan.order[1]?.week ?? 0)).toBe('2026-12-28');
      await startAsDrawn(pilot, plan, { [second]: 2 });
      await setClocks(page, pilot, READ_AT);
      await openPlan(page, text);
      const name = plan.terms.teams.find(({ key }) => key === second)?.name ?? '';
      await page.getByLabel(name, { exact: true }).selectOption('Another day');
      await page.getByRole('button', { name: /^Started on/ }).click();
      await page.getByRole('button', { name: 'Go to the Next Month' }).click();
      await page.getByRole('button', { name: 'Monday, January 11, 2027' }).click();
      await readOpenPlan(page, pilot);
      await expect(page.getByText(new RegExp(`“${name}” started on .*, 2 weeks later than planned\\.`))).toBeVisible();
      await expect(page.getByText(/Its tickets count as if it had started in its drawn week/)).toBeVisible();
      await expect(page.getByText(/^Tickets of these teams took \d+% less time/)).toBeVisible();

      await openPlan(
        page,
        text.replace('"ramp_weeks":6', '"ramp_weeks":5').replace('"ramp_weeks": 6', '"ramp_weeks": 5'),
      );
      await readOpenPlan(page, pilot);
      await expect(page.getByText(/The file was changed after its code was made/)).toBeVisible();
    },
  );
});
