import type { Usage } from '#storybook/usage.ts';
import { Amounts } from './Amounts.tsx';

const narrow = { maxWidth: '11rem' };

export const usage: Usage = {
  status: 'stable',
  when: [
    'A sentence with negative amounts stands where it may wrap: below a figure, in a narrow column, on a phone.',
    'The text comes from `@roi-insight/report-text`, so that you do not know whether it has a negative amount.',
  ],
  whenNot: [
    'A single figure stands on its own and may be missing. Use `MetricValue`.',
    'Figures stand below each other with their names. Use `Facts`.',
  ],
  anatomy: [
    {
      name: 'Text',
      purpose: 'The words around the amounts. They wrap as usual, and no element is added around the whole.',
      parts: [
        {
          name: 'Amount',
          purpose: 'A minus sign and what follows it without a space, in a `span` that does not wrap.',
        },
      ],
    },
  ],
  dos: [
    {
      text: 'Pass the whole sentence. Each negative amount in it stays on one line.',
      example: () => (
        <p style={narrow}>
          <Amounts text="The data are consistent with −$135,569 to −$69,361." />
        </p>
      ),
    },
    {
      text: 'Write negative amounts with a minus sign, as the formats of `@roi-insight/report-text` do.',
      example: () => (
        <p style={narrow}>
          <Amounts text="A loss of the measured days: −$69,361." />
        </p>
      ),
    },
  ],
  donts: [
    {
      text: 'Plain text may break between the sign and the amount. The amount then reads as a gain.',
      example: () => (
        <p style={narrow}>
          The data are consistent with −<br />
          $135,569 to −$69,361.
        </p>
      ),
    },
    {
      text: 'A hyphen is no minus sign. The component does not find the amount.',
      example: () => (
        <p style={narrow}>
          <Amounts text="A loss of the measured days: -$69,361." />
        </p>
      ),
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'The text stays one run of text: the spans around amounts have no role, and screen readers read through them.',
    'It never cuts an amount. A column narrower than the amount overflows.',
  ],
};
