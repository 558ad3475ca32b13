import type { Page } from 'playwright/test';
import { fixture, gotoWith, stored, storedForm } from '../support/stored.ts';
import { expect, RELEASE, test, WITH_MOTION } from '../support/test.ts';

const scenario = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^\\d ${name}$`) });
const mark = (page: Page) => page.getByRole('complementary', { name: 'Sample data' }).first();

test('a presenter link to the product opens the report with plausible amounts, and sends none of its values', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    // The names of the app's files contain random letters.
    const url = request.url().replace(/\/assets\/[\w.-]+$/, '');
    sent.push(`${request.method()} ${url} ${request.postData() ?? ''}`);
  });
  await page.goto('/form');
  await page.goto('about:blank');
  await page.goto('/#demo=comparison&company=Kyoto%20Robotics&currency=JPY&seats=4711');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner')).toContainText('Kyoto Robotics');
  await expect(page.getByRole('main')).toContainText('Meridian Checkout');
  await expect(page.getByRole('main')).toContainText('¥10,000,000');
  await expect(page.getByRole('main')).toContainText('4,711');
  await expect(mark(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner')).toContainText('Kyoto Robotics');
  expect(sent.filter((request) => /kyoto|jpy|4711|demo=|\/api\/fetch/i.test(request))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('a presenter link opens its report even if the link is typed into the address bar of an open page', async ({
  page,
}) => {
  await page.goto('/form');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => location.assign('/#demo=slower&company=Acme'));
  await expect(page.getByRole('banner')).toContainText('Acme');
  await page.evaluate(() => location.assign('#demo=program&company=Beta'));
  await expect(page.getByRole('banner')).toContainText('Beta');
  await expect(scenario(page, 'Program of four teams')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('keys change the scenario: the new report starts at its top, with the same names and inputs', async ({
    page,
  }) => {
    await page.goto('/#demo=clear-win&company=Acme&currency=EUR&seats=40');
    await expect(page.getByRole('main')).toContainText('Aurora Payments');
    await expect(scenario(page, 'Clear win')).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.keyboard.press('ArrowRight');
    await expect(scenario(page, 'Grade A comparison')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('main')).toContainText('Meridian Checkout');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('banner')).toContainText('Acme');
    await expect(page.getByRole('main')).toContainText('€80,000');
    await expect(page.getByRole('main').getByText('40', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('main')).toContainText('Aurora Payments');
  });
});

test('the key P hides the controls but not the mark of sample data, on every page of the demo', async ({ page }) => {
  await page.goto('/#demo=clear-win');
  const bar = page.getByRole('toolbar', { name: 'Presenter' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('p');
  await expect(bar).toBeHidden();
  await expect(mark(page)).toBeVisible();
  await page.reload();
  await expect(mark(page)).toBeVisible();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Show presenter controls' }).click();
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Hide controls' }).click();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
});

test('a demo does not change the earlier report of the tab, and ends with one click', async ({ page }) => {
  await gotoWith(page, '/dashboard', { formData: storedForm, dashboardData: fixture('slower') });
  await expect(page.getByRole('main')).toContainText('Cinder Mobile');
  const before = await stored(page);
  await page.goto('/#demo=clear-win&company=Acme');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Aurora Payments');
  await page.getByRole('button', { name: 'End demo' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('toolbar', { name: 'Presenter' })).toHaveCount(0);
  await expect(page.getByText('Acme')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toContainText('Cinder Mobile');
  expect(await stored(page)).toEqual(before);
});

test(
  'the controls fit on one line on tablets and wider screens, and do not cover the end of the page on a narrow phone',
  RELEASE,
  async ({ page }) => {
    await page.goto('/#demo=program');
    const bar = page.getByRole('toolbar', { name: 'Presenter' });
    await expect(bar).toBeVisible();
    const { height: line = 0 } = (await bar.getByRole('button', { name: 'Next scenario' }).boundingBox()) ?? {};
    for (const width of [640, 832, 1024, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const { height = Infinity } = (await bar.boundingBox()) ?? {};
      expect({ width, lines: Math.floor(height / line) }).toEqual({ width, lines: 1 });
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() => bar.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]))
      .toEqual([320, 320]);
    // The page grows while its parts load.
    const covered = async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [footer, top] = await Promise.all([page.getByRole('contentinfo').boundingBox(), bar.boundingBox()]);
      return (footer?.y ?? 0) + (footer?.height ?? 0) - (top?.y ?? 0);
    };
    await expect.poll(covered).toBeLessThanOrEqual(1);
    // The controls are not printed.
    await page.emulateMedia({ media: 'print' });
    await expect(bar).toBeHidden();
  },
);
