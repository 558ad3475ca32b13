import { EMAIL, expect, test, TOKEN } from './support/test.ts';

test('the whole journey works with the keyboard alone', async ({ page, site }) => {
  const { keyboard } = page;
  /** Presses Tab until the element has the focus, as somebody does who looks for it. */
  const tabTo = async (role: 'link' | 'button' | 'textbox' | 'tab', name: string | RegExp) => {
    const target = page.getByRole(role, { name }).first();
    for (let presses = 0; presses < 60; presses += 1) {
      await keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never reached ${String(name)}`);
  };

  await page.goto('/');
  await tabTo('link', 'Calculate Your ROI');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Connect Your Data Sources' })).toBeFocused();

  await tabTo('textbox', 'Your Email');
  await keyboard.type(EMAIL);
  await tabTo('textbox', 'JIRA Instance URL');
  await keyboard.type(site.cloud);
  await tabTo('textbox', 'JIRA Project Name');
  await keyboard.type('AUR');
  await tabTo('textbox', 'JIRA API Key');
  await keyboard.type(TOKEN);
  await tabTo('button', 'Show JIRA API Key');
  await keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'JIRA API Key' })).toHaveAttribute('type', 'text');

  await tabTo('button', /When did you start/);
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Monday, August 25, 2025/ })).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowLeft');
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /When did you start/ })).toBeFocused();

  await tabTo('button', 'Analyze Data');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Claude Code ROI Report' })).toBeVisible();

  await tabTo('button', 'Edit Assumptions');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Annual Engineer Cost ($)')).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit Assumptions' })).toBeFocused();

  await tabTo('button', /How Time Savings is calculated/);
  await keyboard.press('Space');
  await expect(page.getByText('Calculation Method').first()).toBeVisible();

  await tabTo('tab', 'Summary of Value Impact');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('figure', { name: 'Average Tasks Completed per Week' })).toBeVisible();

  await tabTo('button', 'Methodology & Data Sources');
  await keyboard.press('Enter');
  await expect(page.getByText('Reference methodology').first()).toBeVisible();
});
