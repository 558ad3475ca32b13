import { clearWin } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import { ScopePanel, type ScopeState } from './ScopePanel.tsx';

const stay = () => undefined;

function Panel({ scope }: { readonly scope: ScopeState }) {
  return (
    clearWin.provenance && (
      <ScopePanel provenance={clearWin.provenance} scope={scope} onAnalyzeAgain={stay} onStartOver={stay} />
    )
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader wants the same report for other tickets: only bugs, one component, or one team’s label.',
    'The team’s working hours differ from the default, and times have to be measured again.',
  ],
  whenNot: [
    'The scope is only displayed. Use `MethodologyPanel`.',
    'The steps from all tickets to the measured ones are shown. Use `ProvenanceFunnel`.',
    'Cost, seats or prices are changed, which needs no new analysis. Use `AssumptionsModal`.',
  ],
  anatomy: [
    {
      name: 'Panel',
      purpose: 'A `Collapsible` with the title "Scope and calendar".',
      parts: [
        { name: 'Fields', purpose: 'The `ScopeEditor`, if the choices are known.' },
        { name: 'Placeholder', purpose: 'Otherwise a skeleton, or a text that says why there are no choices.' },
      ],
    },
  ],
  dos: [
    {
      text: 'For a report from a file, set the kind "unknown". The panel then links to the form.',
      example: () => <Panel scope={{ kind: 'unknown' }} />,
    },
    {
      text: 'When fetching failed, set the kind "failed" with a `retry`.',
      example: () => <Panel scope={{ kind: 'failed', retry: stay }} />,
    },
  ],
  donts: [
    {
      text: 'A general message does not say what the reader can do.',
      example: () => <EmptyState title="Scope not available">There is nothing to choose.</EmptyState>,
    },
    {
      text: 'A panel that stays at "loading" after a failure makes the reader wait in vain.',
      example: () => <Panel scope={{ kind: 'loading' }} />,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the title, then through the fields of an open panel.' },
    { keys: ['Enter', 'Space'], does: 'Opens and closes the panel. Edits are kept.' },
  ],
  accessibility: [
    'The title is a button in a heading of level 2. `aria-expanded` says whether the panel is open.',
    'Names come from the tracker. They are shown as plain text, each isolated in its own direction.',
    'It is not printed. `MethodologyPanel` prints the choice.',
  ],
};
