import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, RELEASE, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

test('the fake dates are animated once when their row is opened, and again on request', RELEASE, async ({ page }) => {
  await gotoWith(page, '/dashboard', { dashboardData: fixture('clearWin'), formData: storedForm });
  const row = page.getByRole('button', { name: /^Test the method/ });
  await row.click();
  const figure = page.getByRole('figure', { name: /fake dates tested, \d+ false alarms?\.$/ });
  await figure.scrollIntoViewIfNeeded();
  const marks = figure.locator('svg:has(> line) > g');
  const moving = () =>
    marks.evaluateAll((all) => all.filter((mark) => getComputedStyle(mark).animationName !== 'none').length);
  // Ends the animations of all dates, which would take seconds.
  const finish = () => page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await marks.count()).toBeGreaterThan(2);
  await finish();
  await expect.poll(moving).toBe(0);
  await row.click();
  await expect(figure).toBeHidden();
  await row.click();
  await expect(figure).toBeVisible();
  expect(await moving()).toBe(0);
  await figure.getByRole('button', { name: 'Play again' }).click();
  expect(await moving()).toBe(await marks.count());
  await finish();
  await expect.poll(moving).toBe(0);
});
