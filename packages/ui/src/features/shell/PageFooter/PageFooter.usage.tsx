import type { UsagePage } from '#storybook/usage.ts';
import { PageFooter } from './PageFooter.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: ['The end of a page that has its own header and no `PageFrame`.'],
  whenNot: [
    'The page has a `PageFrame`, which contains it.',
    'The end of the page matters. Readers skip footers; use `ClosingCard`.',
  ],
  anatomy: [{ name: 'PageFooter', purpose: 'A `footer` with one sentence that names the customer of the brand.' }],
  dos: [{ text: 'Set the name of the customer in the brand.', example: () => <PageFooter /> }],
  donts: [
    {
      text: 'Keep it to one sentence: readers do not look for information here.',
      example: () => <small>All rights reserved.</small>,
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'It is a `footer`, which screen readers list as a landmark.',
    'The name of the customer keeps its own direction of writing.',
  ],
};
