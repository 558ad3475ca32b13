import type { Scenario } from '../presenterValues.ts';
import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DemoRibbon } from './DemoRibbon.tsx';

const doNothing = () => undefined;

function Ribbon() {
  const [scenario, setScenario] = useState<Scenario>('comparison');
  return <DemoRibbon scenario={scenario} onScenario={setScenario} onPrepare={doNothing} />;
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'The product is presented with generated data, and every page has to say so.',
    'The presenter switches between scenarios while a report is shown.',
  ],
  whenNot: [
    'A single report was made from sample data. Use `SampleRibbon`, which has no tools.',
    'The demo is set up, with names and figures of a customer. Use `PrepareDemo`, which the ribbon opens.',
  ],
  anatomy: [
    {
      name: 'Row',
      purpose: 'One line if there is space. On a phone, the tools are below the mark.',
      parts: [
        { name: 'Mark', purpose: 'A `SampleRibbon`: the figures describe no real team.' },
        { name: 'Scenario', purpose: 'A native `select`. Omitted on pages without a report.' },
        { name: 'Prepare a demo', purpose: 'Calls `onPrepare`.' },
      ],
    },
  ],
  dos: [
    { text: 'Put it above the header of every page of a demo.', example: Ribbon },
    {
      text: 'Set `scenario` to `null` on pages without a report. The mark and the button stay.',
      example: () => <DemoRibbon scenario={null} onScenario={doNothing} onPrepare={doNothing} />,
    },
  ],
  donts: [
    {
      text: 'A badge at the title is missing from screenshots of the charts.',
      example: () => (
        <p>
          Aurora Payments <Badge>Demo</Badge>
        </p>
      ),
    },
    {
      text: 'A choice that changes nothing on the page looks broken.',
      example: () => (
        <p>
          <Button disabled>Scenario</Button> <Button>Prepare a demo</Button>
        </p>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the scenario, then to "Prepare a demo".' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Chooses another scenario when the select has the focus.' },
    { keys: ['Enter', 'Space'], does: 'Presses "Prepare a demo" when it has the focus.' },
  ],
  accessibility: [
    'The mark is a complementary landmark named "Sample data".',
    'The select has the label "Scenario", which is visually hidden on a phone.',
    'Only the mark is printed.',
  ],
};
