import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../../testing/rootOf.ts';
import { Coins } from 'lucide-react';
import type { MetricCard } from './MetricCard.tsx';

type Props = ComponentProps<typeof MetricCard>;

const required: Props = {
  title: 'Cost Savings',
  icon: Coins,
  figure: { value: 64_750, format: String, missing: 'Nothing was measured' },
  trend: 'up',
  tone: 'positive',
  subtitle: 'In developer productivity',
  doubt: null,
};

assertType<Props>({ ...required, calculation: { formula: 'Tasks × hours', numbers: '452 × 2' } });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error a change has a direction
assertType<Props>({ ...required, trend: 'better' });
// @ts-expect-error a figure says why it is missing
assertType<Props>({ ...required, figure: { value: null, format: String } });
// @ts-expect-error a front without a figure
assertType<Props>({ title: 'Cost Savings', icon: Coins });
