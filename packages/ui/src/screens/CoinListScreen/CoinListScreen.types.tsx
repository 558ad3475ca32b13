import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import type { CoinListScreen } from './CoinListScreen.tsx';

type Props = ComponentProps<typeof CoinListScreen>;

assertType<Props['state']>({ kind: 'choosing', plan: null, problem: null });
// @ts-expect-error coins need the plan and its secret
assertType<Props['state']>({ kind: 'ready' });
// @ts-expect-error className is not a prop
assertType<keyof Props>('className');
