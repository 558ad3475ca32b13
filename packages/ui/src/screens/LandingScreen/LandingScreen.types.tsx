import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import type { ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';
import type { LandingScreen } from './LandingScreen.tsx';

type Props = ComponentProps<typeof LandingScreen>;

const chrome: ScreenChrome = {
  hrefOf: (path) => path,
  onNavigate: () => undefined,
  theme: 'system',
  onThemeChange: () => undefined,
};

assertType<Props>({ chrome });
assertType<Props>({
  chrome,
  onSeeSample: null,
  onOpenReports: (files: readonly File[]) => files,
  openReportProblem: 'It is no report.',
});
// @ts-expect-error chrome is required
assertType<Props>({});
// @ts-expect-error a problem is a string
assertType<Props>({ chrome, openReportProblem: new Error('It is no report.') });
// @ts-expect-error className is not a prop
assertType<Props>({ chrome, className: 'wide' });
