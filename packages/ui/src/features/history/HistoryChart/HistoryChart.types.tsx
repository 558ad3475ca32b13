import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import type { HistoryChart } from './HistoryChart.tsx';

type Props = ComponentProps<typeof HistoryChart>;

// @ts-expect-error a model is required
assertType<Props>({});
// @ts-expect-error the model comes from report-text
assertType<Props>({ chart: [] });
assertType<(chart: Props['chart']) => Props>((chart) => ({
  chart,
  ref: createRef<HTMLElement>(),
  className: 'wide',
  style: {},
}));
