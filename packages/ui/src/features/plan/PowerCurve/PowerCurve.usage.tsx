import { createFormats, defaultBrand, planPower } from '@roi-insight/report-text';
import type { UsagePage } from '#storybook/usage.ts';
import { storyOutline, weakForecast } from '../../../testing/plan/storyPlan.ts';
import { PowerCurve } from './PowerCurve.tsx';

const formats = createFormats(defaultBrand);

export const usage: UsagePage = {
  status: 'beta',
  when: ['Show how often a plan finds its smallest saving, by the length of the plan.'],
  whenNot: [
    'The reader asks who starts when. Use `StaircaseChart`.',
    'A result with its interval is shown. Use `IntervalBar`.',
  ],
  anatomy: [
    {
      name: 'PowerCurve',
      purpose: 'A `figure` that is named by its title.',
      parts: [
        { name: 'Lines', purpose: 'One for full use and one for less use, each with the range of its replays.' },
        { name: 'Enough', purpose: 'A dashed line at 80%.' },
        { name: 'Chosen length', purpose: 'A vertical line with the shares at that length.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show it beside `LengthPicker`, which has the same shares as text.',
      example: () => <PowerCurve power={planPower(formats, storyOutline)} />,
    },
    {
      text: 'Show a weak forecast as it is, and name what would change it.',
      example: () => (
        <PowerCurve power={planPower(formats, { ...storyOutline, forecast: weakForecast, recommendedWeeks: null })} />
      ),
    },
  ],
  donts: [
    {
      text: 'Do not show the picture alone: screen readers get nothing from it.',
      example: () => <code>{'<PowerCurve power={power} />'}</code>,
    },
    {
      text: 'Do not show a curve that a formula gave: it promises too much.',
      example: () => <code>{'planPower(formats, { ...outline, forecast: estimated })'}</code>,
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'The plot is hidden from screen readers; `LengthPicker` and the table of all forecasts have its values.',
    'The lines differ in color and in the size of the marked dots; the legend names them.',
    'Forced-colors mode keeps lines and dots.',
  ],
};
