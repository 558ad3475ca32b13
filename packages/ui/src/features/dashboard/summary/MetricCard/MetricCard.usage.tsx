import { createFormats, defaultBrand } from '@roi-insight/report-text';
import { Coins, Timer } from 'lucide-react';
import type { Usage } from '#storybook/usage.ts';
import { MetricCard } from './MetricCard.tsx';

const formats = createFormats(defaultBrand);

const missing = 'No measured ticket after adoption';

export const usage: Usage = {
  status: 'stable',
  when: [
    'One figure of the report deserves to be read on its own, before any chart.',
    'A reader may ask how the figure came about: the back of the card has the formula with its numbers.',
  ],
  whenNot: [
    'Two periods are compared figure by figure. Use `PeriodCard`.',
    'All four figures of a report are shown. Use `MetricCards`, which also decides their order and doubts.',
    'A figure stands within a sentence. Use `MetricValue`.',
  ],
  anatomy: [
    {
      name: 'Card',
      purpose: 'Has a front and a back of the same size. One of them is shown, the other is inert.',
      parts: [
        { name: 'Title', purpose: 'What the figure is, with an icon.' },
        { name: 'Figure', purpose: 'The value, set smaller when it has many digits. It counts up once.' },
        {
          name: 'Footer',
          purpose: 'Which way it went and what that means; below, what the evidence does not support.',
        },
        { name: 'Flip button', purpose: 'Covers the card if there is a `calculation`.' },
        { name: 'Back', purpose: 'The formula, and the same with the numbers of this report.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Say under the figure what the evidence does not support, and mute its color.',
      example: () => (
        <MetricCard
          title="Cost Savings"
          icon={Coins}
          figure={{ value: 64_750, format: formats.money, missing }}
          trend="up"
          tone="neutral"
          subtitle="In developer productivity"
          doubt="Not distinguishable from no change"
        />
      ),
    },
    {
      text: 'Give the reason when there is no figure.',
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
      text: 'A cheering color for a figure that may be chance claims more than the report knows.',
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
    { keys: ['Tab'], does: 'Moves the focus to the card, if it has a calculation.' },
    { keys: ['Enter', 'Space'], does: 'Turns the card over, and back.' },
  ],
  accessibility: [
    'The flip button is named after the figure, such as "How Cost Savings is calculated", and says with `aria-expanded` which side is shown.',
    'The side that is turned away is `inert`: neither the focus nor a screen reader gets there.',
    'Screen readers get the final value at once; the counting is hidden from them.',
    'With reduced motion the figure does not count and the card does not turn: it changes sides.',
  ],
  decisions: [14],
};
