import type { Usage } from '#storybook/usage.ts';
import { storyChrome } from '../../../../testing/storyChrome.ts';
import { TopBar } from './TopBar.tsx';

const stay = () => {};

export const usage: Usage = {
  status: 'stable',
  when: [
    'A page shows a report that can be downloaded as a PDF or in another format.',
    'The reader has to see whose report it is, and the progress of a file.',
  ],
  whenNot: [
    'The page shows no report. Use `PageHeader`.',
    'The reader has scrolled past the answer. Use `MiniHeader`, which keeps it visible.',
  ],
  anatomy: [
    {
      name: 'TopBar',
      purpose: 'The header of the page.',
      parts: [
        { name: 'Home', purpose: 'The logo and name, a link to the landing page.' },
        { name: 'Company', purpose: 'The name of the brand, if it has one.' },
        { name: 'New report', purpose: 'A link to the form. On small screens it is an icon with the same name.' },
        { name: 'Export menu', purpose: 'The `exportMenu` prop.' },
        { name: 'Download PDF', purpose: 'The primary action, with a Cancel button while the file is made.' },
        { name: 'Theme', purpose: 'The `ThemeToggle`.' },
        { name: 'Status', purpose: 'One line with the progress of the file, its name once saved, or why it failed.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show the progress of the file, and let the reader cancel it.',
      example: () => (
        <TopBar chrome={storyChrome} pdf={{ kind: 'running', percent: 42 }} onDownloadPdf={stay} onCancelPdf={stay} />
      ),
    },
    {
      text: 'Say in `message` what happened and what to do next.',
      example: () => (
        <TopBar
          chrome={storyChrome}
          pdf={{ kind: 'failed', message: 'The fonts could not be loaded. Check the connection and try again.' }}
          onDownloadPdf={stay}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'If `percent` stays `null`, a slow file looks stuck.',
      example: () => <TopBar chrome={storyChrome} pdf={{ kind: 'running', percent: null }} onDownloadPdf={stay} />,
    },
    {
      text: 'The text of an exception tells the reader nothing.',
      example: () => (
        <TopBar
          chrome={storyChrome}
          pdf={{ kind: 'failed', message: 'TypeError: fetch failed' }}
          onDownloadPdf={stay}
        />
      ),
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus from the logo through the actions to the theme.' },
    { keys: ['Enter'], does: 'Follows a link or presses a button.' },
  ],
  accessibility: [
    'Progress and success are a `status`, which is announced politely; a failure is an `alert`, which is announced immediately.',
    '"New report" keeps its name where only its icon is shown.',
    'The actions are not printed.',
  ],
};
