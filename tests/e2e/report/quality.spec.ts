import { exportText } from '../support/download.ts';
import { type TrackerProject, readCloud } from '../support/expected/trackerTickets.ts';
import { number } from '../support/expected/written.ts';
import { addDays, wallClock } from '../support/expected/workingHours.ts';
import { submitForm } from '../support/form.ts';
import { openRow } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

// The form's default.
const ADOPTION = '2025-08-25';
const WEEKS = 13;

/** The number of bugs created in a week, from the tracker's responses alone. */
function bugsCreated({ tickets, timeZone }: TrackerProject, monday: string): number {
  const [start, end] = [monday, addDays(monday, 7)].map((day) => wallClock(day, 0, timeZone));
  return tickets.filter(
    ({ type, created }) => type === 'Bug' && created >= (start ?? Number.NaN) && created < (end ?? Number.NaN),
  ).length;
}

/** Bugs per week in the quarter that begins this number of weeks after adoption. */
const rate = (project: TrackerProject, first: number) =>
  Array.from({ length: WEEKS }, (_, week) => bugsCreated(project, addDays(ADOPTION, 7 * (first + week)))).reduce(
    (sum, bugs) => sum + bugs,
  ) / WEEKS;

for (const [key, word] of [
  ['HER', 'held'],
  ['KIT', 'worse'],
] as const) {
  test(`a faster project says on the first screen that quality is ${word}, with the tracker’s own bugs: ${key}`, async ({
    page,
    site,
  }) => {
    await submitForm(page, { url: site.cloud, project: key });
    const line = page.getByRole('link', { name: `Quality: ${word}. ` });
    await expect(line).toBeInViewport({ ratio: 1 });
    const project = await readCloud(site.cloud, key);
    const [before, after] = [-WEEKS, 0].map((first) => number(1).format(rate(project, first)));
    await expect(line).toContainText(`Bugs/week: ${before} to ${after}`);
    await line.click();
    const row = await openRow(page, 'Quality');
    await expect(row.getByRole('row', { name: `Bugs created per week ${before} ${after} ` })).toBeVisible();
    const { text } = await exportText(page, /Report as JSON/);
    const weeks: { week_start: string; created: number }[] = JSON.parse(text).report.quality.weeks;
    expect(weeks.length).toBeGreaterThan(2 * WEEKS);
    expect(weeks.map(({ created }) => created)).toEqual(
      weeks.map(({ week_start: monday }) => bugsCreated(project, monday)),
    );
  });
}
