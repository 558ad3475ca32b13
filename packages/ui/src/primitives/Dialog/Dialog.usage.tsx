import type { ReactNode } from 'react';
import type { UsagePage } from '#storybook/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { TextField } from '../TextField/TextField.tsx';

interface TaskProps {
  readonly title: string;
  readonly confirm: string;
  readonly children: ReactNode;
}

/** The content of the dialog without its popup, because an open dialog would take focus and cover the page. */
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

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The reader starts a short task and returns to the same place on the page, such as editing the assumptions.',
    'The page behind must not change in the meantime.',
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
      purpose: 'Centered. On a phone, it slides in from the bottom.',
      parts: [
        { name: 'Title', purpose: 'The task.' },
        { name: 'Description', purpose: 'Its effect. Line breaks are preserved.' },
        { name: 'Content', purpose: 'The `children`: usually fields.' },
        { name: 'Actions', purpose: 'Buttons, the main one last. A `DialogClose` closes the dialog.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Use the same name in the title as on the button that opens it.',
      example: () => (
        <Task title="Edit Cost Assumptions" confirm="Save">
          <TextField label="Annual Engineer Cost ($)" defaultValue="150000" />
        </Task>
      ),
    },
    {
      text: 'Offer a cancel button, and let the main button say what it does.',
      example: () => (
        <Task title="Rename Report" confirm="Rename">
          <TextField label="Name" defaultValue="Payments Platform" />
        </Task>
      ),
    },
  ],
  donts: [
    {
      text: 'A vague question makes the reader guess.',
      example: () => (
        <Task title="Do you want to continue?" confirm="Save">
          <TextField label="Annual Engineer Cost ($)" defaultValue="150000" />
        </Task>
      ),
    },
    {
      text: '"Yes" answers a question that nothing asks.',
      example: () => (
        <Task title="Rename Report" confirm="Yes">
          <TextField label="Name" defaultValue="Payments Platform" />
        </Task>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Moves focus to the next or previous control of the dialog, and wraps around.',
    },
    { keys: ['Escape'], does: 'Closes it.' },
  ],
  accessibility: [
    'It has the role `dialog`, is named by its title and described by its description.',
    'When it opens, focus moves to `initialFocus` or the first control. When it closes, focus returns to where it was.',
    'The page behind does not scroll. A dialog that is taller than the screen scrolls.',
    'With reduced motion, it appears without sliding in.',
  ],
};
