import type { ReactNode } from 'react';
import type { Usage } from '#storybook/usage.ts';
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

export const usage: Usage = {
  status: 'stable',
  when: [
    'The same thing has two or more views, and a reader needs one at a time.',
    'Each view fills the width of the page, so that they do not fit side by side.',
  ],
  whenNot: [
    'Readers compare the views. Show both, such as two of `PeriodCard`.',
    'The view is a page with an address of its own. Use `LinkButton`.',
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
      text: 'Put above the tabs what holds for every view.',
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
      text: 'Names that count have to be tried out.',
      example: () => <Views labels={['View 1', 'View 2']} panels={[savings, hours]} />,
    },
    {
      text: 'What each panel repeats looks as if it belonged to that view only.',
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
    { keys: ['Tab'], does: 'Moves the focus to the chosen tab, then to the panel.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Chooses the tab on that side, and goes around at the ends.' },
    { keys: ['Home', 'End'], does: 'Chooses the first or last tab.' },
  ],
  accessibility: [
    'The list has the role `tablist` and is named by `label`. Each panel is named by its tab.',
    'The panel takes the focus, so that a keyboard can scroll it.',
    'A panel that is not chosen is not in the page: keep what the reader entered outside of it.',
    'On paper there are the chosen tab and its panel only.',
  ],
  decisions: [20],
};
