import type { Scenario } from '../presenter.ts';
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
    'The presenter changes between scenarios while a report is shown.',
  ],
  whenNot: [
    'A single report was made from sample data. Use `SampleRibbon`, which has no tools.',
    'The demo is set up, with names and figures of a customer. Use `PrepareDemo`, to which the ribbon leads.',
  ],
  anatomy: [
    {
      name: 'Row',
      purpose: 'One line where there is room. On a phone the tools are below the mark.',
      parts: [
        { name: 'Mark', purpose: 'A `SampleRibbon`: the figures describe no real team.' },
        { name: 'Scenario', purpose: 'A native `select`. It is left out where no report is shown.' },
        { name: 'Prepare a demo', purpose: 'Calls `onPrepare`.' },
      ],
    },
  ],
  dos: [
    { text: 'Put it above the header of every page of a demo.', example: Ribbon },
    {
      text: 'Set `scenario` to `null` where no report is shown. The mark and the preparation stay.',
      example: () => <DemoRibbon scenario={null} onScenario={doNothing} onPrepare={doNothing} />,
    },
  ],
  donts: [
    {
      text: 'A badge at the title is not on a screenshot of the charts.',
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
    { keys: ['Tab'], does: 'Moves the focus to the scenario, then to "Prepare a demo".' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Chooses another scenario when the select has the focus.' },
    { keys: ['Enter', 'Space'], does: 'Presses "Prepare a demo" when it has the focus.' },
  ],
  accessibility: [
    'The mark is a complementary landmark with the name "Sample data".',
    'The select has the label "Scenario", also on a phone, where the label is hidden from view only.',
    'On paper only the mark is left.',
  ],
};
