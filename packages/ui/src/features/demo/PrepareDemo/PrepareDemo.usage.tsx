import { writePresenterLink } from '../presenter.ts';
import { emptyPresenterValues, type PresenterValues } from '../presenterValues.ts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PrepareDemo } from './PrepareDemo.tsx';

const acme: PresenterValues = { ...emptyPresenterValues, demo: 'clear-win', company: 'Acme GmbH' };

interface PrepareProps {
  readonly values?: PresenterValues;
  /** Whether the preview follows the fields, or stays null. */
  readonly hasPreview?: boolean;
}

function Prepare({ values = acme, hasPreview = true }: PrepareProps) {
  const [open, setOpen] = useState(false);
  const [company, setCompany] = useState(values.company);
  const close = () => setOpen(false);
  const brand = { ...defaultBrand, company: company === '' ? defaultBrand.company : company };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Prepare a demo</Button>
      <PrepareDemo
        open={open}
        onClose={close}
        values={values}
        defaults={{ ...defaultBrand, contact: 'sales@example.com' }}
        linkOf={(entered) => `/#${writePresenterLink(entered)}`}
        onCopy={(link) => navigator.clipboard.writeText(link)}
        onOpenLink={close}
        onChange={(entered) => setCompany(entered.company)}
        preview={hasPreview ? { brand, report: clearWin, economics: defaultEconomics } : null}
      />
    </>
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'A presenter sets up the demo for one prospect: names, scenario, currency and prices.',
    'The result has to be a link that works without an account or a server.',
  ],
  whenNot: [
    'Only the scenario changes while a report is shown. Use `PresenterBar`.',
    'The figures behind a real report are changed. Use `AssumptionsModal`.',
  ],
  anatomy: [
    {
      name: 'Dialog',
      purpose: 'Title, and a note that the link is not sent to a server.',
      parts: [
        { name: 'Fields', purpose: 'An empty field keeps the placeholder or the demo’s value.' },
        { name: 'Specimen', purpose: 'The report header as the prospect will see it.' },
        { name: 'Link', purpose: 'Follows the fields. Empty while a field is invalid.' },
        { name: 'Copy link', purpose: 'Says "Copied", or "Copy it by hand" if the browser refuses.' },
        { name: 'Close', purpose: 'Keeps the current demo of this tab.' },
        { name: 'Open this demo', purpose: 'Calls `onOpenLink` with the link.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Pass the current demo as `values`, so that the presenter starts from it.',
      example: () => <Prepare />,
    },
    {
      text: 'Update `preview` on `onChange`. The presenter then sees a wrong name before the prospect does.',
      example: () => <Prepare />,
    },
  ],
  donts: [
    {
      text: 'If the fields start empty, the link does not have the names of the demo.',
      example: () => <Prepare values={emptyPresenterValues} />,
    },
    {
      text: 'A `preview` that stays `null` keeps saying "Loading the report".',
      example: () => <Prepare hasPreview={false} />,
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves focus through the fields and buttons. It stays inside the dialog.' },
    { keys: ['Enter'], does: 'Opens this demo when a text field is focused.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: [
    'It is a dialog with a name and a description. "Company" is focused when it opens.',
    'An invalid field has a message. Pressing "Copy link" then focuses the first one.',
    'Focusing the link selects all of it. A successful copy is announced.',
    'The specimen is a region named "What the prospect will see".',
  ],
};
