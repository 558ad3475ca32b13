import type { Usage } from '#storybook/usage.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A chart, a list or a panel has nothing to show, and its place would be blank.',
    'The reader can bring the content, such as by entering a number. Set `action`.',
  ],
  whenNot: [
    'A part of the page could not be loaded. Use `LoadError`.',
    'The content is still loading. Use `Skeleton`.',
    'The content is there and needs a remark. Use `Alert`.',
  ],
  anatomy: [
    {
      name: 'Place',
      purpose: 'As high as what contains it. The words are in its middle.',
      parts: [
        { name: 'Title', purpose: 'What is not there.' },
        { name: 'Body', purpose: 'Why, and what would bring it.' },
        { name: 'Action', purpose: 'A button that brings it, if there is one.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Give the reason that holds for this report.',
      example: () => <EmptyState title="No weeks to draw">No ticket was completed after the adoption date.</EmptyState>,
    },
    {
      text: 'Offer the step that brings the content.',
      example: () => (
        <EmptyState title="No license cost yet" action={<Button>Enter the number of seats</Button>}>
          The cost follows from the number of seats.
        </EmptyState>
      ),
    },
  ],
  donts: [
    {
      text: '"No data" says what everybody sees, and leaves open whether it is a defect.',
      example: () => <EmptyState title="No data">There is nothing to show.</EmptyState>,
    },
    {
      text: 'To try again changes nothing here: the number of seats is still missing.',
      example: () => (
        <EmptyState title="No license cost yet" action={<Button>Try again</Button>}>
          The cost follows from the number of seats.
        </EmptyState>
      ),
    },
  ],
  keyboard: 'It does not take the focus. The action is a button in the tab order of the page.',
  accessibility: [
    'It has no role and is not announced. If it replaces content while the reader looks on, announce that elsewhere.',
    'Its title is a paragraph, so that the outline of headings does not change with the data.',
  ],
};
