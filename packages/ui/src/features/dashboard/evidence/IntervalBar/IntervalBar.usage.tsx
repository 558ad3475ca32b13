import type { Usage } from '#storybook/usage.ts';
import { theme } from '../../../../theme/index.ts';
import { IntervalBar } from './IntervalBar.tsx';
import { intervalScale } from './intervalScale.ts';

const wide = { width: 'clamp(15rem, 34vw, 26rem)' };

const saving: [number, number] = [26.1, 52.4];
const open: [number, number] = [-9.6, 35.9];
const common = intervalScale([saving, open]);

const savingEstimate = { effectPercent: 40.5, intervalPercent: saving };
const openEstimate = { effectPercent: 12.7, intervalPercent: open };

export const usage: Usage = {
  status: 'stable',
  when: [
    'A sentence gives an estimate with its interval, and a drawing shows on which side of zero it lies.',
    'Several estimates are compared on the same axis. Set `strong` for the deciding one.',
  ],
  whenNot: [
    'All estimates of a report are shown with their methods and their axis. Use `EvidencePanel`.',
    'Estimates follow each other in time. Use `HistoryChart`.',
    'A share of a whole is shown. Use `Progress`, or a figure.',
  ],
  anatomy: [
    {
      name: 'Track',
      purpose: 'The axis, as wide as its container.',
      parts: [
        { name: 'Zero', purpose: 'A line at “no change”.' },
        { name: 'Interval', purpose: 'A bar from the lower to the upper end. Omitted if it is not known.' },
        { name: 'Dot', purpose: 'The estimate itself.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Say effect and interval in words beside it.',
      example: () => (
        <div style={wide}>
          <p>41% less time, likely 26% to 52%.</p>
          <IntervalBar estimate={savingEstimate} scale={common} ink={theme.color.positive} />
        </div>
      ),
    },
    {
      text: 'Give bars that are compared the same `scale`.',
      example: () => (
        <div style={wide}>
          <IntervalBar estimate={savingEstimate} scale={common} ink={theme.color.positive} />
          <IntervalBar estimate={openEstimate} scale={common} ink={theme.color.textSubtle} strong={false} />
        </div>
      ),
    },
  ],
  donts: [
    {
      text: 'The bar has no text: alone, it tells screen readers nothing and gives no figures.',
      example: () => (
        <div style={wide}>
          <IntervalBar estimate={savingEstimate} scale={common} ink={theme.color.positive} />
        </div>
      ),
    },
    {
      text: 'With a separate scale for each bar, zero moves and widths cannot be compared.',
      example: () => (
        <div style={wide}>
          <IntervalBar estimate={savingEstimate} scale={intervalScale([saving])} ink={theme.color.positive} />
          <IntervalBar
            estimate={openEstimate}
            scale={intervalScale([open])}
            ink={theme.color.textSubtle}
            strong={false}
          />
        </div>
      ),
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'It is hidden from screen readers. The sentence beside it says the same.',
    'Bar and dot stay visible in forced-colors mode, such as high contrast.',
    'Savings are on the right in every page language.',
  ],
  decisions: [20],
};
