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
    'The reader opens a panel to choose scope and calendar. The fields are fetched then, not with the page.',
    'The choice is validated before it is used: errors are marked, and nothing is sent.',
  ],
  whenNot: [
    'The fields are on the dashboard. Use `ScopePanel`, which contains the editor and keeps the edits.',
    'The inputs are about money. Use `AssumptionsModal`.',
  ],
  anatomy: [
    {
      name: 'Fields',
      purpose: 'A skeleton of the same height while loading, or a `LoadError` with a retry.',
      parts: [
        { name: 'Note', purpose: 'Says that every change after a result was seen is counted.' },
        { name: 'Hours of a ticket', purpose: 'Logged hours or status times, if the tickets have both.' },
        { name: 'Size field', purpose: 'The number field with the size of tickets, instead of the original estimate.' },
        { name: 'Lists', purpose: 'Issue types, components, labels and work statuses. A long one has a search.' },
        { name: 'Calendar', purpose: 'Working days, hours, time zone and holidays, typed or from a calendar file.' },
        { name: 'Analyze again', purpose: 'Calls `onAnalyzeAgain` with the differences from the default.' },
        { name: 'Restore defaults', purpose: 'Resets every choice, including the report’s own.' },
      ],
    },
  ],
  dos: [
    { text: 'Show how many tickets each choice affects.', example: Types },
    {
      text: 'Keep `draft` outside the panel, so that it survives closing it.',
      example: () => <code>const [draft, setDraft] = useState(null);</code>,
    },
  ],
  donts: [
    {
      text: 'Names alone do not show which types are common and which are unused.',
      example: () => (
        <>
          <CheckboxField label="Story" defaultChecked />
          <CheckboxField label="Bug" defaultChecked />
        </>
      ),
    },
    {
      text: 'A `draft` that is always `null` loses every edit.',
      example: () => <code>{'<ScopeEditor draft={null} />'}</code>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through lists, calendar and buttons.' },
    { keys: ['Space'], does: 'Selects or clears an entry or a day.' },
    { keys: ['Enter', 'Space'], does: 'Presses a button.' },
  ],
  accessibility: [
    'Each list is a group named by its title and described by its error.',
    'An entry’s name includes its number of tickets, such as "Bug 402 tickets".',
    '"Fix the marked fields first." is a status message. The focus stays on the button.',
  ],
};
