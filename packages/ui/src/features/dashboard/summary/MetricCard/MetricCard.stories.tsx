import { Coins } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { createFormats, defaultBrand } from '@roi-insight/report-text';
import { MetricCard } from './MetricCard.tsx';

const formats = createFormats(defaultBrand);

const args = {
  title: 'Cost Savings',
  icon: Coins,
  figure: { value: 64_750, format: formats.money, missing: 'No measured ticket after adoption' },
  trend: 'up',
  tone: 'positive',
  subtitle: 'In developer productivity',
  doubt: null,
  calculation: { formula: 'Savings per task × tasks after adoption', numbers: '$143.25 × 452 tasks = $64,750' },
} satisfies ComponentProps<typeof MetricCard>;

const meta = preview.meta({
  title: 'Features/MetricCard',
  component: MetricCard,
  args,
  // The back shows how the figure on the front is calculated.
  afterEach: async ({ args: { figure, calculation } }) => {
    await expect(calculation?.numbers.split(' = ').at(-1)).toBe(figure.format(figure.value));
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '17rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When the report found a saving. */
export const Ready = meta.story({ tags: ['state:ready', 'both-themes'] });

/** When the card was flipped with the keyboard: it shows the formula with this report's numbers, and the front is inert. */
export const Flipped = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const turn = canvas.getByRole('button', { name: 'How Cost Savings is calculated' });
    await expect(turn).toHaveAttribute('aria-expanded', 'false');
    turn.focus();
    await userEvent.keyboard('{Enter}');
    await expect(turn).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('$143.25 × 452 tasks = $64,750')).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: 'Cost Savings' })).toBeNull();
    await expect(canvas.getByText('Cost Savings', { selector: 'p' })).toBeVisible();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Cost Savings' })).toBeVisible());
    await userEvent.click(turn);
    await waitFor(() => expect(canvas.getByText('Calculation Method')).toBeVisible());
  },
});

/** When tickets cost more than before: both sides of the card show a loss. */
export const Negative = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: {
    figure: { value: -8_432.4, format: formats.money, missing: 'No measured ticket after adoption' },
    trend: 'down',
    tone: 'negative',
    subtitle: 'Extra cost compared with before',
    calculation: { formula: 'Savings per task × tasks after adoption', numbers: '−$24.80 × 340 tasks = −$8,432' },
  },
});

/** When nothing changed: there is no sign and no praise. */
export const Zero = meta.story({
  tags: ['state:edge'],
  args: {
    figure: { value: -0.2, format: formats.money, missing: 'No measured ticket after adoption' },
    trend: 'flat',
    tone: 'neutral',
    subtitle: 'No difference',
    calculation: { formula: 'Savings per task × tasks after adoption', numbers: '$0.00 × 452 tasks = $0' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$0')).toHaveLength(2);
  },
});

/** When the figure may be chance: it is muted, and the usual subtitle is followed by a second line. */
export const InDoubt = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: { tone: 'neutral', doubt: 'Within normal variation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In developer productivity')).toBeVisible();
    await expect(canvas.getByText('Within normal variation')).toBeVisible();
  },
});

/** When there is no data: the reason replaces the subtitle. */
export const Missing = meta.story({
  tags: ['state:empty'],
  args: {
    figure: { value: null, format: formats.money, missing: 'No measured ticket after adoption' },
    calculation: { formula: 'Savings per task × tasks after adoption', numbers: '— × 0 tasks = —' },
  },
});

/** When the sum has too many digits for the usual size: all are shown in a smaller size. */
export const Huge = meta.story({
  tags: ['state:edge'],
  args: {
    figure: { value: -28_706_812_345, format: formats.money, missing: 'No measured ticket after adoption' },
    trend: 'down',
    tone: 'negative',
    subtitle: 'Extra cost compared with before',
    calculation: {
      formula: 'Savings per task × tasks after adoption',
      numbers: '−$63,510,646.78 × 452 tasks = −$28,706,812,345',
    },
  },
  play: async ({ canvas }) => {
    const [figure] = canvas.getAllByText('−$28,706,812,345');
    await expect(figure?.scrollWidth).toBeLessThanOrEqual(figure?.parentElement?.clientWidth ?? 0);
  },
});

/** When a figure has no formula: the card does not flip. */
export const WithoutCalculation = meta.story({
  tags: ['state:edge'],
  render: ({ calculation: _none, ...args }) => <MetricCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const [icon, title] = canvas.getByRole('heading').parentElement?.children ?? [];
    const gap = (title?.getBoundingClientRect().left ?? NaN) - (icon?.getBoundingClientRect().right ?? NaN);
    await expect(gap).toBeLessThan(10);
  },
});
