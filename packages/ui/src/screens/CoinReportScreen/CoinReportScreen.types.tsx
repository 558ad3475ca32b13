import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import type { CoinReportScreen } from './CoinReportScreen.tsx';

type Props = ComponentProps<typeof CoinReportScreen>;

assertType<Props['draft']>({ jiraUrl: '', email: '', apiKey: '' });
// @ts-expect-error a report that was made has its reading
assertType<Props['state']>({ kind: 'made' });
// @ts-expect-error className is not a prop
assertType<keyof Props>('className');
