import { clearWin, slower } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { ProvenanceFunnel } from './ProvenanceFunnel.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'The reader asks which tickets count.',
    'Many tickets were excluded, and each loss needs a number and a reason.',
  ],
  whenNot: [
    'The reader asks for the rules of the measurement. Use `MethodologyPanel`.',
    'The reader wants to choose other tickets. Use `ScopePanel`.',
  ],
  anatomy: [
    { name: 'Bar', purpose: 'The shares of used, trend-only and excluded tickets, in the order of the list.' },
    {
      name: 'List',
      purpose: 'One entry for each part of the bar, in its color.',
      parts: [
        { name: 'Used', purpose: 'The tickets behind the averages, as the largest number, with their share.' },
        { name: 'Trend only', purpose: 'Earlier tickets that only the headline uses.' },
        { name: 'Excluded', purpose: 'The rest, by reason. Reasons without tickets are omitted.' },
      ],
    },
    { name: 'Notes', purpose: 'Why the trend needs earlier tickets, and that an older version made the report.' },
  ],
  dos: [
    {
      text: 'Pass the `evidence` of the report, so that tickets of the trend are not counted as excluded.',
      example: () =>
        clearWin.provenance && <ProvenanceFunnel provenance={clearWin.provenance} evidence={clearWin.evidence} />,
    },
    {
      text: 'Give every loss its reason, even when most tickets were excluded.',
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
    'The bar is hidden from screen readers: the list has the same numbers as text.',
    'The parts are a description list, and the reasons are a list within it.',
    'In forced-colors mode the parts of the bar have borders and system colors.',
  ],
};
