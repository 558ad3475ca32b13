import type { UsagePage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CopyButton } from './CopyButton.tsx';

const succeed = async () => undefined;
const refuse = async () => {
  throw new Error('The browser refuses.');
};

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'Something went wrong, and the details belong in an email or a ticket.',
    'The text is longer than its displayed part, or hard to select.',
  ],
  whenNot: [
    'The summary of a report is copied. Use `ExportMenu`, which also offers it as files.',
    'A file is saved. Use `Button`.',
  ],
  anatomy: [
    {
      name: 'Button',
      purpose: 'A secondary `Button`.',
      parts: [
        { name: 'Label', purpose: '"Copy details", then "Copied", or "Copying is blocked" if the browser refuses.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show the same details beside it, so that readers know what they send.',
      example: () => (
        <>
          <p>Server error: 502 Bad Gateway</p>
          <CopyButton text="Server error: 502 Bad Gateway" onCopy={succeed} />
        </>
      ),
    },
    {
      text: 'Let `onCopy` reject when the browser refuses. The label says so.',
      example: () => <CopyButton text="Server error: 502 Bad Gateway" onCopy={refuse} />,
    },
  ],
  donts: [
    {
      text: 'Alone, it does not say which details it copies.',
      example: () => <CopyButton text="Server error: 502 Bad Gateway" onCopy={succeed} />,
    },
    {
      text: 'Without a confirmation, the reader does not know whether the copy worked.',
      example: () => <Button>Copy details</Button>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the button.' },
    { keys: ['Enter', 'Space'], does: 'Copies the text. The focus stays on the button.' },
  ],
  accessibility: [
    'The label is a polite live region, so its new text is announced.',
    'The label stays "Copied" after a copy, and each press copies again.',
  ],
};
