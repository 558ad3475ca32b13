import { expect, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { dashboardArgs } from '../../testing/dashboardArgs.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/DashboardScreen/Locales',
  component: DashboardScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: dashboardArgs,
});

/** When the company counts in euros and writes numbers and dates as in Germany. */
export const Germany = meta.story({
  tags: ['state:edge'],
  globals: { notation: 'EUR de-DE' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/\d{2}\.\d{3}\s€/);
    await expect(canvasElement).not.toHaveTextContent('$');
  },
});

/** When the company counts in yen, which have no decimals. */
export const Japan = meta.story({
  tags: ['state:edge'],
  globals: { notation: 'JPY ja-JP' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/[¥￥]\d{2},\d{3}/);
    // Axis labels in thousands do have decimals ("¥2.5k").
    await expect(canvasElement).not.toHaveTextContent(/[¥￥][\d,]+\.\d+(?![\dk])/);
  },
});

/** For readers in Egypt: the page is mirrored, English sentences and numbers keep their own order. */
export const Egypt = meta.story({
  tags: ['state:edge', 'no-picture'],
  globals: { notation: 'EGP ar-EG' },
  play: async ({ canvas, step }) => {
    const tabs = () => canvas.getAllByRole('tab');
    await step('the first item is on the right', async () => {
      await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
      const [first, second] = tabs().map((tab) => tab.getBoundingClientRect().left);
      await expect(first).toBeGreaterThan(second ?? Infinity);
    });
    await step('the left arrow goes to the next tab', async () => {
      const [first, second] = tabs();
      first?.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(second).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(first).toHaveFocus();
      first?.blur();
    });
    await step('nothing is wider than the page', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
    );
  },
});
