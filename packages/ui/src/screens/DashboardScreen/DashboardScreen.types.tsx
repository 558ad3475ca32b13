import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { clearWin } from '@roi-insight/contracts/fixtures';
import type { DashboardScreen } from './DashboardScreen.tsx';

type Props = ComponentProps<typeof DashboardScreen>;

type Rest = Omit<Props, 'state'>;

assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'ready', report: clearWin, jiraUrl: null } }));
assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'loading', progress: null } }));
assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'failed', message: 'No report' } }));
// @ts-expect-error a failure has a message
assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'failed' } }));
// @ts-expect-error jiraUrl is required, even if it is null
assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'ready', report: clearWin } }));
// @ts-expect-error effects are props
assertType<Props>({ state: { kind: 'loading', progress: null } });
