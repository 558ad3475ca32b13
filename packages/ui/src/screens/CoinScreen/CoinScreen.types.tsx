import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import type { CoinScreen } from './CoinScreen.tsx';

type Props = ComponentProps<typeof CoinScreen>;

assertType<Props['state']>({ kind: 'form', values: null, failure: null });
assertType<Props['state']>({ kind: 'forecasting', share: 0.5 });
// @ts-expect-error a plan that was made has an issue
assertType<Props['state']>({ kind: 'made', saved: [], isSample: false });
// @ts-expect-error className is not a prop
assertType<keyof Props>('className');
