import type { Locator, Page, Route } from 'playwright/test';
import { installStoppedClock } from '../support/clock.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, RELEASE, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const MODAL = /\/AssumptionsModal-[^/]*\.js$/;
const report = { dashboardData: fixture('clearWin'), formData: storedForm };

/**
 * Runs `act`, which makes the page fetch the code of the dialog, and waits until that code has run. The stopped clock
 * hides the page's own performance entries.
 */
async function fetchedAfter(page: Page, act: () => Promise<void>): Promise<void> {
  const response = page.waitForResponse(MODAL);
  await act();
  await page.evaluate(`import(${JSON.stringify((await response).url())}).then(() => undefined)`);
}

const editButton = (page: Page) => page.getByRole('button', { name: 'Edit Assumptions' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Cost Assumptions' });

/** Opens the report with a stopped clock: the browser does not become idle, so the dialog is not fetched in advance. */
async function openReport(page: Page): Promise<void> {
  await installStoppedClock(page);
  await gotoWith(page, '/dashboard', report);
  await editButton(page).scrollIntoViewIfNeeded();
}

/** Delays the code of the dialog until the returned function is called. */
async function delayModal(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(MODAL, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Clicks the button, and returns the element at its place before the next frame is painted. */
const clickAndLook = (button: Locator) =>
  button.evaluate(async (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // A pointer focuses the button; a click by a script does not.
    element.focus();
    element.click();
    // Waits for a task, which runs before the next frame. A timer would not fire, because timers and frames use the stopped clock.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    const dialog = document.querySelector('[role="dialog"], dialog:modal');
    return {
      title: dialog?.querySelector('h2')?.textContent,
      isButtonReached: element.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
    };
  });

/** Expects the cost to have the focus. The dialog moves the focus in the next frame, which the clock delays. */
async function expectCostFocused(page: Page): Promise<void> {
  const cost = dialogOf(page).getByLabel('Annual Engineer Cost ($)');
  await expect(cost).toBeVisible();
  await page.clock.runFor(100);
  await expect(cost).toBeFocused();
}

const OPENED = { title: 'Edit Cost Assumptions', isButtonReached: false };

for (const [how, approach] of [
  ['the pointer is over', (button: Locator) => button.hover()],
  ['focus is on', (button: Locator) => button.focus()],
] as const) {
  test(`the dialog is fetched when ${how} its button, and opens in the frame of the click`, async ({ page }) => {
    await openReport(page);
    await fetchedAfter(page, () => approach(editButton(page)));
    expect(await clickAndLook(editButton(page))).toEqual(OPENED);
    await expectCostFocused(page);
  });
}

test('on a slow connection, the dialog opens immediately, and its fields appear later', async ({ page }) => {
  const release = await delayModal(page);
  await openReport(page);
  expect(await clickAndLook(editButton(page))).toEqual(OPENED);
  await expect(dialogOf(page).getByRole('status')).toHaveText('Loading');
  await expect(dialogOf(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await release();
  await expectCostFocused(page);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(dialogOf(page)).toBeHidden();
  await expect(editButton(page)).toBeFocused();
});

test('Cancel or Escape closes the dialog before its fields have loaded', RELEASE, async ({ page }) => {
  const release = await delayModal(page);
  await openReport(page);
  for (const [how, close] of [
    ['Cancel', () => dialogOf(page).getByRole('button', { name: 'Cancel' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
  ] as const) {
    await test.step(how, async () => {
      await editButton(page).click();
      await expect(dialogOf(page)).toBeVisible();
      await close();
      await expect(dialogOf(page)).toBeHidden();
      await expect(editButton(page)).toBeFocused();
    });
  }
  await fetchedAfter(page, release);
  await expect(dialogOf(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the dialog is fetched as soon as the figures have counted up', async ({ page }) => {
    await installStoppedClock(page);
    await gotoWith(page, '/dashboard', report);
    await expect(editButton(page)).toBeVisible();
    await fetchedAfter(page, () => page.clock.runFor(5000));
  });
});
