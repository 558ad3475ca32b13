import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../testing/rootOf.ts';
import type { HistoryChart } from './HistoryChart.tsx';

type Props = ComponentProps<typeof HistoryChart>;

// @ts-expect-error a model is required
assertType<Props>({});
// @ts-expect-error the model comes from report-text
assertType<Props>({ chart: [] });
assertType<Pick<Props, RootKey>>(rootOf<HTMLElement>());
