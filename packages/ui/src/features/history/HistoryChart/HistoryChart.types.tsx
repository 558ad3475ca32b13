import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { HistoryChart } from './HistoryChart.tsx';

type Props = ComponentProps<typeof HistoryChart>;

// @ts-expect-error there is nothing to draw
assertType<Props>({});
// @ts-expect-error its marks and ticks are computed by report-text
assertType<Props>({ chart: [] });
assertType<(chart: Props['chart']) => Props>((chart) => ({
  chart,
  ref: createRef<HTMLElement>(),
  className: 'wide',
  style: {},
}));
