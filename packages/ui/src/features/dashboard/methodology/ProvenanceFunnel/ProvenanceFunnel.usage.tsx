import { clearWin, slower } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { ProvenanceFunnel } from './ProvenanceFunnel.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'The reader asks which tickets count: the steps lead from all tickets found to the measured ones.',
    'Many tickets were left out, and each loss has to be explained with a number.',
  ],
  whenNot: [
    'The reader asks for the rules of the measurement. Use `MethodologyPanel`.',
    'The reader wants to choose other tickets. Use `ScopePanel`.',
  ],
  anatomy: [
    {
      name: 'Bar',
      purpose: 'The share of tickets that were measured, used for the trend, and left out for each reason.',
    },
    {
      name: 'Steps',
      purpose: 'Each step has its number above its reason.',
      parts: [
        { name: 'Found', purpose: 'All tickets of the project.' },
        { name: 'Losses', purpose: 'Each with a minus sign. Reasons without tickets are omitted.' },
        {
          name: 'Trend',
          purpose: 'Earlier tickets that only the verdict uses, in the color of their part of the bar.',
        },
        { name: 'Measured', purpose: 'The tickets that the averages are based on, in the color of their part.' },
      ],
    },
    { name: 'Notes', purpose: 'Why the trend needs earlier tickets, and that an older version made the report.' },
  ],
  dos: [
    {
      text: 'Pass the `evidence` of the report, so that tickets of the trend are not counted as left out.',
      example: () =>
        clearWin.provenance && <ProvenanceFunnel provenance={clearWin.provenance} evidence={clearWin.evidence} />,
    },
    {
      text: 'Give every loss its reason, even when most tickets were left out.',
      example: () =>
        slower.provenance && <ProvenanceFunnel provenance={slower.provenance} evidence={slower.evidence} />,
    },
  ],
  donts: [
    {
      text: 'Without it, the tickets of the trend look unused.',
      example: () => clearWin.provenance && <ProvenanceFunnel provenance={clearWin.provenance} />,
    },
    {
      text: 'Two totals leave the reader to guess what happened in between.',
      example: () => <p>718 of 1,835 tickets were used.</p>,
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'The bar is hidden from screen readers: the steps have the same numbers as text.',
    'The steps are a description list. A reason is read before its number, although it is displayed below it.',
    'In forced-colors mode the parts of the bar have borders and system colors.',
  ],
};
