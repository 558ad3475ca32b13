import type { Page } from 'playwright/test';
import { stopClock } from '../support/clock.ts';
import { delayRequest } from '../support/network/delayRequest.ts';
import { appRuns, painted } from '../support/ready.ts';
import { rowButton, rowContent } from '../support/rows.ts';
import { EMAIL, expect, test, TOKEN, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

type Role = 'link' | 'button' | 'textbox' | 'checkbox' | 'tab' | 'slider';

/** Presses a key until the element has the focus, like a user who looks for it. The element may still be loading. */
async function press(page: Page, key: 'Tab' | 'Shift+Tab', role: Role, name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    // The element may have disappeared again, like the short header, so the test does not wait for it.
    const hasFocus = await target.evaluateAll((found) => found.some((element) => element === document.activeElement));
    if (!hasFocus) continue;
    await expect(target, 'the focused element is visible').toBeInViewport();
    return;
  }
  throw new Error(`${key} never reached ${String(name)}`);
}

test('the whole journey works with the keyboard only', async ({ page, site }) => {
  const { keyboard } = page;
  const tabTo = (role: Role, name: string | RegExp) => press(page, 'Tab', role, name);
  const heading = (level: number, name: string) => page.getByRole('heading', { level, name });

  await page.clock.install();

  await test.step('the landing page works', async () => {
    await page.goto('/');
    await appRuns(page);
    await painted(page);
    await tabTo('link', 'Calculate Your ROI');
    await keyboard.press('Enter');
    await expect(heading(1, 'Connect Your Data Sources')).toBeFocused();
  });

  await test.step('the form works', async () => {
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
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /When did you start/ })).toBeFocused();
    await tabTo('checkbox', 'Include per-ticket data in the report');
    await keyboard.press('Space');
    await tabTo('button', 'Analyze Data');
    const request = await delayRequest(page);
    await stopClock(page);
    await keyboard.press('Enter');
    await expect(heading(1, 'Preparing your report')).toBeFocused();
    await page.clock.resume();
    await request.release();
    await expect(heading(1, 'Your Claude Code ROI Report')).toBeFocused();
  });

  await test.step('the grade and the inputs work', async () => {
    await tabTo('link', /^Evidence [A-D]$/);
    await keyboard.press('Enter');
    await expect(rowButton(page, 'Confidence')).toBeFocused();
    await expect(rowContent(page, 'Confidence')).toBeVisible();
    await keyboard.press('Enter');
    await expect(rowContent(page, 'Confidence')).toBeHidden();
    await press(page, 'Shift+Tab', 'button', /^Edit Seats/);
    await keyboard.press('Enter');
    await expect(page.getByLabel('Seats')).toBeFocused();
    await keyboard.press('Control+A');
    await keyboard.type('40');
    await tabTo('button', 'Save & Recalculate');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit Seats 40' })).toBeFocused();
  });

  await test.step('the editor and the cards work', async () => {
    await tabTo('button', 'Edit Assumptions');
    await keyboard.press('Enter');
    await expect(page.getByLabel('Annual Engineer Cost ($)')).toBeFocused();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit Assumptions' })).toBeFocused();
    await tabTo('button', /How Time Savings is calculated/);
    await keyboard.press('Space');
    await expect(page.getByText('Calculation Method').first()).toBeVisible();
    await keyboard.press('Enter');
    await expect(page.getByText('Calculation Method').first()).toBeHidden();
  });

  await test.step('the tabs and the short header above them work', async () => {
    await tabTo('tab', 'Summary of Value Impact');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(page.getByRole('figure', { name: 'Average Tasks Completed per Week' })).toBeVisible();
    await tabTo('button', /^Scope and calendar/);
    await expect(page.getByRole('main').getByRole('button', { name: 'Download PDF' })).toBeVisible();
    await press(page, 'Shift+Tab', 'button', /^Methodology & Data Sources/);
    await keyboard.press('Enter');
    await expect(heading(3, 'Reference methodology')).toBeVisible();
  });

  await test.step('evidence, scope and next steps work', async () => {
    await press(page, 'Shift+Tab', 'button', /^Test the method/);
    await keyboard.press('Space');
    await tabTo('slider', 'Fake adoption date');
    const slider = page.getByRole('slider', { name: 'Fake adoption date' });
    const before = await slider.getAttribute('aria-valuetext');
    await keyboard.press('ArrowLeft');
    await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
    await tabTo('button', /^Scope and calendar/);
    await keyboard.press('Enter');
    await tabTo('checkbox', 'Bug');
    await tabTo('button', 'Download Full Report');
    await tabTo('link', 'Contact Sales');
  });

  await test.step('the menu and the way back to the form work', async () => {
    await tabTo('link', 'Skip to content');
    await tabTo('link', 'New report');
    await tabTo('button', 'Export');
    await keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
    await press(page, 'Shift+Tab', 'link', 'New report');
    await keyboard.press('Enter');
    await expect(heading(1, 'Connect Your Data Sources')).toBeFocused();
    await expect(page.getByLabel('JIRA Instance URL')).toHaveValue(site.cloud);
  });
});
