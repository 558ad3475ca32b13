import type { ReactNode } from 'react';
import type { UsagePage } from '#storybook/usage.ts';
import { Tabs } from './Tabs.tsx';

interface ViewsProps {
  readonly labels: readonly [string, string];
  readonly panels: readonly [ReactNode, ReactNode];
}

function Views({ labels, panels }: ViewsProps) {
  return (
    <Tabs
      label="Views of the report"
      items={[
        { value: 'first', label: labels[0], panel: panels[0] },
        { value: 'second', label: labels[1], panel: panels[1] },
      ]}
    />
  );
}

const savings = <p>24% less time per ticket.</p>;
const hours = <p>9.7 h before, 7.4 h after.</p>;
const project = <p>Payments Platform, 483 tickets</p>;

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The same thing has two or more views, and a reader needs one at a time.',
    'Each view fills the width of the page, so they do not fit side by side.',
  ],
  whenNot: [
    'Readers compare the views. Show both, such as two of `PeriodCard`.',
    'The view is a page with its own URL. Use `LinkButton`.',
    'The content is an extra that most readers skip. Use `Collapsible`.',
  ],
  anatomy: [
    {
      name: 'List',
      purpose: 'A row above a hairline.',
      parts: [{ name: 'Tab', purpose: 'The name of a view. The chosen one is underlined, and long ones wrap.' }],
    },
    { name: 'Panel', purpose: 'The chosen view. The others are not in the page.' },
  ],
  dos: [
    {
      text: 'Name each tab after what its panel shows.',
      example: () => <Views labels={['Savings', 'Productivity']} panels={[savings, hours]} />,
    },
    {
      text: 'Put content that applies to every view above the tabs.',
      example: () => (
        <>
          {project}
          <Views labels={['Savings', 'Productivity']} panels={[savings, hours]} />
        </>
      ),
    },
  ],
  donts: [
    {
      text: 'Numbers as names do not describe the content.',
      example: () => <Views labels={['View 1', 'View 2']} panels={[savings, hours]} />,
    },
    {
      text: 'Repeated content looks as if it belonged to that view only.',
      example: () => (
        <Views
          labels={['Savings', 'Productivity']}
          panels={[
            <>
              {project}
              {savings}
            </>,
            <>
              {project}
              {hours}
            </>,
          ]}
        />
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the chosen tab, then to the panel.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Selects the tab on that side, and wraps around.' },
    { keys: ['Home', 'End'], does: 'Selects the first or last tab.' },
  ],
  accessibility: [
    'The list has the role `tablist` and is named by `label`. Each panel is named by its tab.',
    'The panel is focusable, so that it can be scrolled with the keyboard.',
    'Unselected panels are not in the DOM: keep entered values outside of them.',
    'Print shows only the selected tab and its panel.',
  ],
  decisions: [20],
};
