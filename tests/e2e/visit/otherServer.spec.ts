import type { Page } from 'playwright/test';
import { metricCard, visibleFigure } from '../support/dashboard.ts';
import { fillForm } from '../support/form.ts';
import { EMAIL, expect, test, TOKEN } from '../support/test.ts';

const URL_OF_JIRA = 'https://other.example';

const period = (tasks: number, hours: number) => ({
  total_tasks: tasks,
  completed_tasks: tasks,
  completion_rate: 100,
  avg_days_per_task: hours / 8,
  avg_hours_per_task: hours,
  avg_cost_per_task: hours * 50,
  total_cost: tasks * hours * 50,
});

const week = (start: string, name: string, hours: number) => ({
  Week_Start: start,
  Period: name,
  Task_Count: 10,
  Avg_Hours_Per_Task: hours,
});

/** A response with exactly the fields that are read from every server. */
const specified = {
  success: true,
  summary_metrics: {
    claude_adoption_date: '2025-08-25',
    assumptions: { engineer_annual_cost: 100_000, hourly_rate: 50, hours_per_day: 8 },
    pre_claude: period(100, 10),
    post_claude: period(120, 8),
    improvements: {
      time_savings_percent: 20,
      cost_savings_per_task: 100,
      cost_savings_percent: 20,
      annual_savings_estimate: 48_000,
    },
  },
  time_series_data: {
    time_savings: [
      week('2025-08-11', 'Pre', 10),
      week('2025-08-18', 'Pre', 10),
      week('2025-08-25', 'Post-Claude', 8),
      week('2025-09-01', 'Post-Claude', 8),
    ],
  },
};

/** Answers the form's request as a server that knows nothing but the specification. */
async function serve(page: Page, response: object): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route('**/api/fetch-jira', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: response });
  });
  return bodies;
}

const FOREIGN = { tickets: 343, usage: {}, comparison: [], evidence: 'strong', provenance: { source: 'warehouse' } };

test.describe('a server that knows only the specification', () => {
  test.use({ expectedConsole: /^A field of the report is ignored: (tickets|usage|comparison|evidence|provenance)\b/ });
  for (const [name, foreign] of [
    ['with the specified fields only', {}],
    ['with fields of its own that have our names', FOREIGN],
  ] as const) {
    test(`leads to a report ${name}`, async ({ page }) => {
      const bodies = await serve(page, { ...specified, ...foreign });
      const warnings: string[] = [];
      page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
      await page.goto('/form');
      await fillForm(page, { url: URL_OF_JIRA });
      await page.getByRole('button', { name: 'Analyze Data' }).click();
      await expect(page.getByText('Based on 220 JIRA tasks analyzed')).toBeVisible();
      for (const [title, figure] of [
        ['Time Savings', '20.0%'],
        ['Hours Saved', '240'],
        ['Cost Savings', '$12,000'],
        ['Annual Projection', '$48,000'],
      ] as const) {
        await expect(visibleFigure(page, title)).toHaveText(figure);
      }
      await expect(metricCard(page, 'Hours Saved')).toContainText('Post-Claude Code: 8.0h avg');
      await expect(page.locator('#answer').getByText('No net figure', { exact: true })).toBeVisible();
      expect(warnings).toHaveLength(Object.keys(foreign).length);
      expect(bodies).toEqual([
        {
          email: EMAIL,
          jira_url: URL_OF_JIRA,
          api_token: TOKEN,
          project_name: 'AUR',
          claude_adoption_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ]);
    });
  }
});
