import type { Usage } from '#storybook/usage.ts';
import { PageFooter } from './PageFooter.tsx';

export const usage: Usage = {
  status: 'internal',
  when: ['A page ends that has a header of its own, and no `PageFrame` around it.'],
  whenNot: [
    'The page has a `PageFrame`, which contains it.',
    'The last thing on the page has to be read. A footer is passed over; use `ClosingCard`.',
  ],
  anatomy: [{ name: 'PageFooter', purpose: 'A `footer` with one sentence that names the customer of the brand.' }],
  dos: [{ text: 'Set the name of the customer in the brand.', example: () => <PageFooter /> }],
  donts: [
    { text: 'A second sentence makes it a place to look for.', example: () => <small>All rights reserved.</small> },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'It is a `footer`, which screen readers list as a landmark.',
    'The name of the customer keeps its own direction of writing.',
  ],
};
