import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { clearWin } from '@roi-insight/contracts/fixtures';
import type { SavedReportScreen } from './SavedReportScreen.tsx';

type Props = ComponentProps<typeof SavedReportScreen>;

type Rest = Omit<Props, 'state'>;

assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'failed', message: 'It is damaged.' } }));
assertType<(rest: Rest) => Props>((rest) => ({
  ...rest,
  state: { kind: 'ready', report: clearWin, jiraUrl: null, savedAt: new Date() },
}));
// @ts-expect-error the date is required
assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'ready', report: clearWin, jiraUrl: null } }));
// @ts-expect-error the host keeps the theme
assertType<Omit<Props, 'onThemeChange'>>((props: Props) => props);
