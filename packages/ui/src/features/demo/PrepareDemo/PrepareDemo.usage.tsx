import { emptyPresenterValues, type PresenterValues, writePresenterLink } from '../presenter.ts';
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
  /** Whether the picture of the report is kept up to date, or never arrives. */
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
        linkOf={(entered, start) => [start, writePresenterLink(entered)].join('#')}
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
    'The result has to be a link that anybody can open, without an account and without a server.',
  ],
  whenNot: [
    'Only the scenario changes while a report is shown. `DemoRibbon` has a select for it.',
    'The figures behind a real report are changed. Use `AssumptionsModal`.',
  ],
  anatomy: [
    {
      name: 'Dialog',
      purpose: 'Title, and the promise that the link is sent to no server.',
      parts: [
        { name: 'Fields', purpose: 'An empty one keeps what its placeholder or the demo has.' },
        { name: 'Specimen', purpose: 'The head of the report as the prospect will see it.' },
        { name: 'Link', purpose: 'Follows the fields. It is empty while one of them is invalid.' },
        { name: 'Copy link', purpose: 'Says "Copied", or "Copy it by hand" where the browser refuses.' },
        { name: 'Close', purpose: 'Keeps the demo of this tab as it is.' },
        { name: 'Open this demo', purpose: 'Calls `onOpenLink` with the link.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Pass the demo that is shown as `values`, so that the presenter changes what is there.',
      example: () => <Prepare />,
    },
    {
      text: 'Update `preview` on `onChange`. A wrong name is seen before the prospect sees it.',
      example: () => <Prepare />,
    },
  ],
  donts: [
    {
      text: 'Fields that begin empty make a link without the names of the demo.',
      example: () => <Prepare values={emptyPresenterValues} />,
    },
    {
      text: 'A `preview` that stays `null` goes on saying "Loading the report".',
      example: () => <Prepare hasPreview={false} />,
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves the focus through the fields and buttons. It stays inside the dialog.' },
    { keys: ['Enter'], does: 'Opens this demo when a text field has the focus.' },
    { keys: ['Escape'], does: 'Closes the dialog.' },
  ],
  accessibility: [
    'It is a dialog with a name and a description. "Company" has the focus when it opens.',
    'A field that no link can carry is invalid, with a message. A press on "Copy link" then moves the focus to the first one.',
    'Focus on the link selects all of it. That it was copied is announced.',
    'The specimen is a region with the name "What the prospect will see".',
  ],
};
