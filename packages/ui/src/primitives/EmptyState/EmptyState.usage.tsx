import type { UsagePage } from '#storybook/usage.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'A chart, a list or a panel has nothing to show, and its space would be blank.',
    'The reader can provide the content, such as by entering a number. Set `action`.',
  ],
  whenNot: [
    'A part of the page could not be loaded. Use `LoadError`.',
    'The content is still loading. Use `Skeleton`.',
    'The content is available and needs a note. Use `Alert`.',
  ],
  anatomy: [
    {
      name: 'Place',
      purpose: 'As tall as its container. The text is centered.',
      parts: [
        { name: 'Title', purpose: 'What is missing.' },
        { name: 'Body', purpose: 'Why it is missing, and how to get it.' },
        { name: 'Action', purpose: 'An optional button that provides it.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Give the reason for this report.',
      example: () => <EmptyState title="No weeks to draw">No ticket was completed after the adoption date.</EmptyState>,
    },
    {
      text: 'Offer the step that provides the content.',
      example: () => (
        <EmptyState title="No license cost yet" action={<Button>Enter the number of seats</Button>}>
          The cost follows from the number of seats.
        </EmptyState>
      ),
    },
  ],
  donts: [
    {
      text: '"No data" states the obvious and does not say whether it is a bug.',
      example: () => <EmptyState title="No data">There is nothing to show.</EmptyState>,
    },
    {
      text: 'Trying again has no effect here: the number of seats is still missing.',
      example: () => (
        <EmptyState title="No license cost yet" action={<Button>Try again</Button>}>
          The cost follows from the number of seats.
        </EmptyState>
      ),
    },
  ],
  keyboard: 'It does not take focus. The action is a button in the tab order of the page.',
  accessibility: [
    'It has no role and is not announced. If it replaces visible content, announce that elsewhere.',
    'Its title is a paragraph, so that the heading structure does not depend on the data.',
  ],
};
