import { clearWin } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { placeboDates, withPlaceboDates } from '../../../../testing/placeboDates.ts';
import { PlaceboPanel } from './PlaceboPanel.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader doubts the method and wants to see its result for dates without an adoption.',
    'The report keeps the estimates of earlier dates. For others the panel renders nothing.',
  ],
  whenNot: [
    'The reader asks how sure this report is. Use `EvidencePanel`.',
    'The reader doubts which tickets were counted. Use `ProvenanceFunnel`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'A `ReportSection` that contains a figure, or says why there is none.',
      parts: [
        { name: 'Caption', purpose: 'The result in one sentence, and a legend of the symbols.' },
        { name: 'Plot', purpose: 'Each date with its estimate and interval, over time.' },
        { name: 'Slider', purpose: 'A `Slider` on the time axis. Omitted if there is only one date.' },
        { name: 'Readout', purpose: 'What the method says at the chosen date, and whether that is right.' },
        { name: 'Notes', purpose: 'How to read the plot, and which intervals are cut off.' },
        { name: 'Values', purpose: 'A table of all dates, collapsed at first.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Also show the dates with a false alarm. They are diamonds.',
      example: () => (
        <PlaceboPanel report={withPlaceboDates(clearWin, placeboDates(clearWin, { count: 19, fooledAt: [11] }))} />
      ),
    },
    {
      text: 'Keep it for a young project. It says why no date could be tried.',
      example: () => <PlaceboPanel report={withPlaceboDates(clearWin, [])} />,
    },
  ],
  donts: [
    {
      text: 'A pass mark asks for trust; the reader wants to check.',
      example: () => <p>Placebo test: passed</p>,
    },
    {
      text: 'A test that is missing without an explanation looks like a failed one.',
      example: () => <p>Further tests are not available.</p>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the slider, then to "Show values".' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'Goes to the date before or after. Weeks without an estimate are skipped.',
    },
    { keys: ['PageUp', 'PageDown'], does: 'Goes at least four weeks later or earlier.' },
    { keys: ['Home', 'End'], does: 'Goes to the first or the last date.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
  ],
  accessibility: [
    'The figure is named by its caption. The plot is hidden from screen readers.',
    'The slider is named "Fake adoption date". Its value is the date with its interval, in words.',
    'The readout is announced half a second after the date stops moving, and only after the reader has moved it.',
    'Dates differ in shape, not only in color. Time runs to the right in every page language.',
  ],
  decisions: [14],
};
