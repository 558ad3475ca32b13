import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { SampleRibbon } from '../../shell/SampleRibbon/SampleRibbon.tsx';
import type { Scenario } from '../presenterValues.ts';
import { PresenterBar } from './PresenterBar.tsx';

const doNothing = () => undefined;

function Presenter({ initial = 'comparison' }: { readonly initial?: Scenario | null }) {
  const [scenario, setScenario] = useState(initial);
  const [isHidden, setHidden] = useState(false);
  return (
    <PresenterBar
      scenario={scenario}
      onScenario={setScenario}
      onPrepare={doNothing}
      isHidden={isHidden}
      onHiddenChange={setHidden}
      fullScreen={null}
      onEnd={doNothing}
    />
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'A salesperson presents the product with sample data and switches between prepared reports.',
    'The controls have to disappear with one key while the audience looks.',
  ],
  whenNot: [
    'You mark a report as sample data. Use `SampleRibbon`, which stays when the bar is hidden.',
    'You set up names and prices for a customer. Use `PrepareDemo`, which the bar opens.',
  ],
  anatomy: [
    {
      name: 'PresenterBar',
      purpose: 'Sticks to the bottom of the window. On a phone, the tools are below the scenarios.',
      parts: [
        { name: 'Scenario', purpose: 'One number per scenario. Names appear where there is space.' },
        { name: 'Children', purpose: 'Optional further controls.' },
        { name: 'Prepare a demo', purpose: 'Calls `onPrepare`.' },
        { name: 'Full screen', purpose: 'Omitted without `fullScreen`.' },
        { name: 'Hide controls', purpose: 'Leaves only a button that shows them again.' },
        { name: 'End demo', purpose: 'Omitted without `onEnd`.' },
      ],
    },
  ],
  dos: [
    { text: 'Make it the last child of `body`, so that it follows the end of the page.', example: () => <Presenter /> },
    {
      text: 'Set `scenario` to `null` on pages without a report. A number then opens one.',
      example: () => <Presenter initial={null} />,
    },
  ],
  donts: [
    {
      text: 'Controls in the sample data notice cannot be hidden, because the notice has to stay.',
      example: () => (
        <>
          <SampleRibbon />
          <Button>Prepare a demo</Button>
        </>
      ),
    },
  ],
  keyboard: [
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Shows the previous or next scenario, wherever the focus is.' },
    { keys: ['P'], does: 'Hides or shows the controls.' },
    { keys: ['Escape'], does: 'Shows hidden controls.' },
    { keys: ['Tab'], does: 'Moves focus to the scenarios, one by one, then to the tools.' },
  ],
  accessibility: [
    'It is a toolbar named "Presenter"; the scenarios are a group, and the current one is pressed.',
    'A change of the scenario is announced, also while the controls are hidden.',
    'Keys do nothing while a dialog is open or a text field, slider, tab list, menu or scrollable region has the focus.',
    'Hiding and showing moves focus to the button that undoes it.',
    'It is not printed.',
  ],
};
