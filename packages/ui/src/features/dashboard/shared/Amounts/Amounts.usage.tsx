import type { Usage } from '#storybook/usage.ts';
import { Amounts } from './Amounts.tsx';

const narrow = { maxWidth: '11rem' };

export const usage: Usage = {
  status: 'stable',
  when: [
    'A sentence with negative amounts may wrap: below a figure, in a narrow column, on a phone.',
    'The text comes from `@roi-insight/report-text`, so you do not know whether it has a negative amount.',
  ],
  whenNot: ['A single figure may be missing. Use `MetricValue`.', 'Figures are listed with their names. Use `Facts`.'],
  anatomy: [
    {
      name: 'Text',
      purpose: 'The words around the amounts. They wrap as usual, and no wrapper element is added.',
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
      text: 'Plain text may break between the sign and the amount. The amount then looks like a gain.',
      example: () => (
        <p style={narrow}>
          The data are consistent with −<br />
          $135,569 to −$69,361.
        </p>
      ),
    },
    {
      text: 'A hyphen is not a minus sign. The component does not recognize the amount.',
      example: () => (
        <p style={narrow}>
          <Amounts text="A loss of the measured days: -$69,361." />
        </p>
      ),
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'The spans around amounts have no role: screen readers read the sentence without a break.',
    'It never cuts an amount. A column narrower than the amount overflows.',
  ],
};
