import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { storyChrome } from '../../testing/storyChrome.ts';
import type { LandingScreen } from './LandingScreen.tsx';

type Props = ComponentProps<typeof LandingScreen>;

assertType<Props>({ chrome: storyChrome });
assertType<Props>({
  chrome: storyChrome,
  onSeeSample: null,
  onOpenReports: (files: readonly File[]) => files,
  openReportProblem: 'It is no report.',
});
// @ts-expect-error chrome is required
assertType<Props>({});
// @ts-expect-error a problem is a string
assertType<Props>({ chrome: storyChrome, openReportProblem: new Error('It is no report.') });
// @ts-expect-error className is not a prop
assertType<Props>({ chrome: storyChrome, className: 'wide' });
