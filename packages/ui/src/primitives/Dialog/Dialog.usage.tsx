import type { ReactNode } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { TextField } from '../TextField/TextField.tsx';

interface TaskProps {
  readonly title: string;
  readonly confirm: string;
  readonly children: ReactNode;
}

/** What the dialog shows, on the page: a dialog that is open would take the focus and cover the rest. */
function Task({ title, confirm, children }: TaskProps) {
  return (
    <Card>
      <div style={{ display: 'grid', gap: '1rem' }}>
        <h4>{title}</h4>
        {children}
        <div style={{ display: 'flex', justifyContent: 'end', gap: '0.5rem' }}>
          <Button>Cancel</Button>
          <Button variant="primary">{confirm}</Button>
        </div>
      </div>
    </Card>
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'The reader starts a short task and returns to the same place of the page, such as editing the assumptions.',
    'What is behind must not change meanwhile.',
  ],
  whenNot: [
    'Something failed and the reader has to know. Use `AlertDialog`, which a click outside does not close.',
    'The content is only read. Use `Collapsible`, which leaves it in the page.',
    'The button has a few actions to choose from. Use `Menu`.',
  ],
  anatomy: [
    { name: 'Trigger', purpose: 'A `DialogTrigger`, if a button opens it. Otherwise set `open`.' },
    { name: 'Backdrop', purpose: 'Covers the page. A click on it closes the dialog.' },
    {
      name: 'Dialog',
      purpose: 'Centered. On a phone it rises from the lower edge.',
      parts: [
        { name: 'Title', purpose: 'The task.' },
        { name: 'Description', purpose: 'What follows from it. Line breaks are kept.' },
        { name: 'Content', purpose: 'The `children`: usually fields.' },
        { name: 'Actions', purpose: 'Buttons, the main one last. A `DialogClose` closes the dialog.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Name the task in the title as the button that opened it does.',
      example: () => (
        <Task title="Edit Cost Assumptions" confirm="Save">
          <TextField label="Annual Engineer Cost ($)" defaultValue="150000" />
        </Task>
      ),
    },
    {
      text: 'Offer a way out beside the main button, and let that one say what it does.',
      example: () => (
        <Task title="Rename Report" confirm="Rename">
          <TextField label="Name" defaultValue="Payments Platform" />
        </Task>
      ),
    },
  ],
  donts: [
    {
      text: 'A question that the reader did not ask has to be read twice.',
      example: () => (
        <Task title="Do you want to continue?" confirm="Save">
          <TextField label="Annual Engineer Cost ($)" defaultValue="150000" />
        </Task>
      ),
    },
    {
      text: '"Yes" beside "Cancel" answers a question that is not there.',
      example: () => (
        <Task title="Rename Report" confirm="Yes">
          <TextField label="Name" defaultValue="Payments Platform" />
        </Task>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves the focus to the next or previous control of the dialog, and around.' },
    { keys: ['Escape'], does: 'Closes it.' },
  ],
  accessibility: [
    'It has the role `dialog`, is named by its title and described by its description.',
    'When it opens, the focus goes to `initialFocus` or the first control. When it closes, the focus returns to where it was.',
    'The page behind does not scroll. A dialog that is higher than the screen scrolls by itself.',
    'With reduced motion it appears without sliding in.',
  ],
};
