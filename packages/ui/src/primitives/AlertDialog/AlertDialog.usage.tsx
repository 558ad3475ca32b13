import type { UsagePage } from '#storybook/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';

interface FailureProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
}

/** The content of the dialog without its popup, because an open dialog would take focus and cover the page. */
function Failure({ title, description, action }: FailureProps) {
  return (
    <Card>
      <div style={{ display: 'grid', gap: '1rem' }}>
        <h4>{title}</h4>
        <p>{description}</p>
        <div style={{ display: 'flex', justifyContent: 'end' }}>
          <Button variant="primary">{action}</Button>
        </div>
      </div>
    </Card>
  );
}

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The reader’s request failed, and they have to know before they continue.',
    'The message must not disappear by accident: a click outside does not close it.',
  ],
  whenNot: [
    'The reader opened it to do something. Use `Dialog`, which a click outside closes.',
    'The page still works without an answer. Use `Alert`, which stays in the page.',
    'A request to Jira failed. Use `FailureDialog`, which has the causes and what to do about them.',
  ],
  anatomy: [
    { name: 'Trigger', purpose: 'A `DialogTrigger`, if a button opens it. Otherwise, set `open`.' },
    { name: 'Backdrop', purpose: 'Covers the page.' },
    {
      name: 'Dialog',
      purpose: 'Centered. On a phone, it slides in from the bottom.',
      parts: [
        { name: 'Title', purpose: 'What failed.' },
        { name: 'Description', purpose: 'The cause. Line breaks are preserved.' },
        { name: 'Content', purpose: 'The `children`, such as a list of steps.' },
        { name: 'Actions', purpose: 'Buttons, the main one last.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Name the failure in the title, and say what happened to the reader’s input.',
      example: () => (
        <Failure
          title="Jira Did Not Accept the Key"
          description="Everything that you typed is still there."
          action="Back to the form"
        />
      ),
    },
    {
      text: 'Let the main button name its destination.',
      example: () => (
        <Failure
          title="Jira Did Not Answer"
          description="The request ended after 60 seconds."
          action="Back to the form"
        />
      ),
    },
  ],
  donts: [
    {
      text: '"Error" makes the reader look for the meaning in the details.',
      example: () => <Failure title="Error" description="401 Unauthorized" action="Back to the form" />,
    },
    {
      text: '"OK" does not say what happens next.',
      example: () => (
        <Failure title="Jira Did Not Answer" description="The request ended after 60 seconds." action="OK" />
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
    'It has the role `alertdialog`, is named by its title and described by its description.',
    'When it opens, focus moves to `initialFocus` or the first control. When it closes, focus returns to where it was.',
    'The page behind does not scroll. A dialog that is taller than the screen scrolls.',
    'With reduced motion, it appears without sliding in.',
  ],
};
