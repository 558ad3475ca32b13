import { createFormats, defaultBrand } from '@roi-insight/report-text';
import { Coins, Timer } from 'lucide-react';
import type { Usage } from '#storybook/usage.ts';
import { MetricCard } from './MetricCard.tsx';

const formats = createFormats(defaultBrand);

const missing = 'No measured ticket after adoption';

export const usage: Usage = {
  status: 'stable',
  when: [
    'One figure should be read on its own, before any chart.',
    'Readers may ask how the figure was calculated: the back of the card shows the formula with its numbers.',
  ],
  whenNot: [
    'Two periods are compared figure by figure. Use `PeriodCard`.',
    'All headline figures of a report are shown. Use `MetricCards`, which also decides their order and doubts.',
    'A figure is part of a sentence. Use `MetricValue`.',
  ],
  anatomy: [
    {
      name: 'Card',
      purpose: 'Has a front and a back of the same size. The hidden side is inert.',
      parts: [
        { name: 'Title', purpose: 'The name of the figure, with an icon.' },
        { name: 'Figure', purpose: 'The value, set smaller when it has many digits. It counts up once.' },
        {
          name: 'Footer',
          purpose: 'The direction and its meaning; below it, what the evidence does not support.',
        },
        { name: 'Flip button', purpose: 'Covers the whole card. Only with a `calculation`.' },
        { name: 'Back', purpose: 'The formula, and the formula with this report’s numbers.' },
      ],
    },
  ],
  dos: [
    {
      text: 'State below the figure what the evidence does not support, and mute its color.',
      example: () => (
        <MetricCard
          title="Cost Savings"
          icon={Coins}
          figure={{ value: 64_750, format: formats.money, missing }}
          trend="up"
          tone="neutral"
          subtitle="In developer productivity"
          doubt="Within normal variation"
        />
      ),
    },
    {
      text: 'Give the reason when the figure is missing.',
      example: () => (
        <MetricCard
          title="Cost Savings"
          icon={Coins}
          figure={{ value: null, format: formats.money, missing }}
          trend="flat"
          tone="neutral"
          subtitle=""
          doubt={null}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'A positive color for a figure that may be chance claims too much.',
      example: () => (
        <MetricCard
          title="Cost Savings"
          icon={Coins}
          figure={{ value: 64_750, format: formats.money, missing }}
          trend="up"
          tone="positive"
          subtitle="Possibly in developer productivity"
          doubt={null}
        />
      ),
    },
    {
      text: 'A title that repeats the trend leaves the reader with two statements to compare.',
      example: () => (
        <MetricCard
          title="Time per Task Went Down"
          icon={Timer}
          figure={{ value: 23.9, format: formats.percent, missing }}
          trend="up"
          tone="positive"
          subtitle="Faster task completion"
          doubt={null}
        />
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the card, if it has a calculation.' },
    { keys: ['Enter', 'Space'], does: 'Flips the card.' },
  ],
  accessibility: [
    'The flip button is named after the figure, such as "How Cost Savings is calculated", and says with `aria-expanded` which side is shown.',
    'The hidden side is `inert`: neither focus nor screen readers reach it.',
    'Screen readers get the final value immediately; the count-up is hidden from them.',
    'With reduced motion, the figure does not count up and the card changes sides without turning.',
  ],
  decisions: [14],
};
