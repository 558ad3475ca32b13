import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { storySample } from '../../../testing/storySample.ts';
import { SampleTrackerPicker } from './SampleTrackerPicker.tsx';

const stay = () => undefined;

interface PickerProps {
  readonly projectName?: string;
  /** Whether the host keeps the choice. */
  readonly keeps?: boolean;
}

function Picker({ projectName = '', keeps = true }: PickerProps) {
  const [chosen, setChosen] = useState(projectName);
  return (
    <SampleTrackerPicker
      sample={storySample}
      inUse={chosen !== ''}
      projectName={chosen}
      hasTeams={false}
      onChoose={({ name }) => setChosen(keeps ? name : projectName)}
      onChooseOrganization={stay}
      onRun={stay}
      onStop={() => setChosen('')}
    />
  );
}

export const usage: Usage = {
  status: 'internal',
  when: [
    'A form asks for a Jira, and a reader without access to one wants to try the product.',
    'The server offers a sample tracker. Without one, there is nothing to choose.',
  ],
  whenNot: [
    'The reader has tickets in a file. Use `TicketFileOffer`.',
    'The presenter switches between prepared reports. Use `PresenterBar`.',
  ],
  anatomy: [
    {
      name: 'Offer',
      purpose: 'One line, while the form has values of the reader’s own.',
      parts: [
        { name: 'Use the sample tracker', purpose: 'Calls `onChoose` with the first project.' },
        { name: 'See a sample report', purpose: 'Calls `onRun` with the form around it.' },
      ],
    },
    {
      name: 'Panel',
      purpose: 'Replaces the offer while `inUse` is set.',
      parts: [
        { name: 'Note', purpose: 'Says "Sample data" and what to do next.' },
        { name: 'Use my own Jira', purpose: 'Calls `onStop`.' },
        { name: 'Projects', purpose: 'Radio buttons, omitted for a single project without a comparison.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Fill the form on `onChoose`, and set `inUse`. The panel says what happened.',
      example: () => <Picker />,
    },
    {
      text: 'Pass the name in the form as `projectName`. The project of that name is marked.',
      example: () => <Picker projectName="Aurora Payments" />,
    },
  ],
  donts: [
    {
      text: 'If `inUse` stays unset, a press has no visible effect.',
      example: () => <Picker keeps={false} />,
    },
    {
      text: 'Projects are matched by name. A key does not select any of them.',
      example: () => <Picker projectName="AUR" />,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through the two buttons, or to "Use my own Jira" and then the projects.' },
    { keys: ['Enter', 'Space'], does: 'Presses a button.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Chooses another project when the projects are focused.' },
  ],
  accessibility: [
    'When the panel replaces the offer, focus moves to it and screen readers announce its note. Going back returns focus to the offer.',
    'The panel is a region named by its note.',
    'The projects are a group of radio buttons named "Sample project".',
  ],
};
