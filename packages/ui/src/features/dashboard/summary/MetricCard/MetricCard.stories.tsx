import { Coins } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { formatMoney, formatMoneyHeadline } from '@roi-insight/report-text';
import { MetricCard } from './MetricCard.tsx';

const missing = 'No measured ticket after adoption';

const args = {
  title: 'Cost Savings',
  icon: Coins,
  figure: { value: 34_175, format: formatMoneyHeadline, missing },
  trend: 'up',
  tone: 'positive',
  subtitle: 'In developer productivity',
  calculation: {
    formula: 'Savings per task × tasks after adoption',
    numbers: '$162.00 × 211 tasks = $34,175',
  },
} satisfies ComponentProps<typeof MetricCard>;

const meta = preview.meta({
  title: 'Features/MetricCard',
  component: MetricCard,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '17rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When the report found a saving. */
export const Ready = meta.story({ tags: ['state:ready'] });

/** When it was turned over, here by keyboard: the formula with this report's numbers, and the front out of reach. */
export const Flipped = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const turn = canvas.getByRole('button', { name: 'How Cost Savings is calculated' });
    await expect(turn).toHaveAttribute('aria-expanded', 'false');
    turn.focus();
    await userEvent.keyboard('{Enter}');
    await expect(turn).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('$162.00 × 211 tasks = $34,175')).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: 'Cost Savings' })).toBeNull();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Cost Savings' })).toBeVisible());
    await userEvent.click(turn);
    await waitFor(() => expect(canvas.getByText('Calculation Method')).toBeVisible());
  },
});

/** When tickets cost more than before. */
export const Negative = meta.story({
  tags: ['state:edge'],
  args: {
    figure: { value: -8_432.4, format: formatMoneyHeadline, missing },
    trend: 'down',
    tone: 'negative',
    subtitle: 'Extra cost compared with before',
  },
});

/** When nothing changed: no sign, no cheering. */
export const Zero = meta.story({
  tags: ['state:edge'],
  args: {
    figure: { value: -0.2, format: formatMoneyHeadline, missing },
    trend: 'flat',
    tone: 'neutral',
    subtitle: 'No difference',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$0')).toHaveLength(2);
  },
});

/** When the figure may be chance. */
export const InDoubt = meta.story({
  tags: ['state:edge'],
  args: { tone: 'neutral', subtitle: 'Not distinguishable from no change' },
});

/** When there is nothing to compute with: the reason takes the place of the subtitle. */
export const Missing = meta.story({
  tags: ['state:empty'],
  args: { figure: { value: null, format: formatMoneyHeadline, missing } },
});

/** When the sum has more digits than a card has room for: short on the card, exact in the title. */
export const Huge = meta.story({
  tags: ['state:edge'],
  args: {
    figure: { value: -28_706_812_345, format: formatMoneyHeadline, exact: formatMoney(-28_706_812_345), missing },
    trend: 'down',
    tone: 'negative',
  },
});

/** The longest sum that is still shown in full. */
export const Widest = meta.story({
  tags: ['state:edge'],
  args: { figure: { value: -9_999_999, format: formatMoneyHeadline, missing }, trend: 'down', tone: 'negative' },
});

/** A figure without a formula does not turn. */
export const WithoutCalculation = meta.story({
  tags: ['state:edge'],
  render: ({ calculation: _none, ...args }) => <MetricCard {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
