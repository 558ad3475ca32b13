import type { UsagePage } from '#storybook/usage.ts';
import { SampleRibbon } from './SampleRibbon.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: ['A report on this page was made from generated tickets.'],
  whenNot: ['Something needs attention. Use `Alert`.', 'A presenter needs controls. Use `PresenterBar` with it.'],
  anatomy: [{ name: 'SampleRibbon', purpose: 'An `aside` above the report, with an icon and one sentence.' }],
  dos: [
    {
      text: 'Keep it with the report: a screenshot cannot be mistaken for a customer’s report.',
      example: () => <SampleRibbon />,
    },
  ],
  donts: [{ text: 'A footnote is missing from a screenshot.', example: () => <small>* sample data</small> }],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: ['It is an `aside` named "Sample data", which screen readers list as a landmark.'],
};
