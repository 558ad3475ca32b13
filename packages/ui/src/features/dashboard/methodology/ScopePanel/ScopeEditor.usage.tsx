import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { CheckboxField } from '../../../../primitives/CheckboxField/CheckboxField.tsx';
import { available } from '../../../../testing/availableScope.ts';
import { CheckList } from './CheckList.tsx';

function Types() {
  const [chosen, setChosen] = useState<readonly string[]>(['10001', '10004']);
  return (
    <CheckList
      title="Issue types"
      none="No type"
      empty="No tickets were read."
      entries={available.types}
      chosen={chosen}
      onChange={setChosen}
    />
  );
}

export const usage: Usage = {
  status: 'internal',
  when: [
    'A panel is opened in which scope and calendar are chosen. The fields are fetched then, not with the page.',
    'The choice is checked before it is used: what is wrong is marked, and nothing is sent.',
  ],
  whenNot: [
    'The fields stand on the dashboard. Use `ScopePanel`, which contains the editor and keeps what was edited.',
    'The inputs are about money. Use `AssumptionsModal`.',
  ],
  anatomy: [
    {
      name: 'Fields',
      purpose: 'A skeleton of their height until they are there, or a `LoadError` with a way to try again.',
      parts: [
        { name: 'Note', purpose: 'Says that every change after a result was seen is counted.' },
        { name: 'Lists', purpose: 'Issue types, components, labels and statuses of work. A long one has a search.' },
        { name: 'Calendar', purpose: 'Working days, hours, time zone and holidays, typed or from a calendar file.' },
        { name: 'Analyze again', purpose: 'Calls `onAnalyzeAgain` with what differs from the default.' },
        { name: 'Restore the default', purpose: 'Undoes every choice, also that of the report.' },
      ],
    },
  ],
  dos: [
    { text: 'Show how many tickets a choice is about.', example: Types },
    {
      text: 'Keep `draft` outside the panel that opens and closes, so that it outlives the closing.',
      example: () => <code>const [draft, setDraft] = useState(null);</code>,
    },
  ],
  donts: [
    {
      text: 'Names alone do not tell a type of every day from one that nobody uses.',
      example: () => (
        <>
          <CheckboxField label="Story" defaultChecked />
          <CheckboxField label="Bug" defaultChecked />
        </>
      ),
    },
    {
      text: 'A `draft` that is always `null` forgets every edit at once.',
      example: () => <code>{'<ScopeEditor draft={null} />'}</code>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus through lists, calendar and buttons.' },
    { keys: ['Space'], does: 'Ticks an entry or a day, or takes the tick away.' },
    { keys: ['Enter', 'Space'], does: 'Presses a button.' },
  ],
  accessibility: [
    'Each list is a group with the name of its title. Its error is the description of the group.',
    'An entry is named with its number of tickets, such as "Bug 402 tickets".',
    '"Correct the marked fields first." is a status message. The focus stays on the button.',
  ],
};
