import { LandingScreen } from '@roi-insight/ui';
import { useOpenReport } from '../files/useOpenReport.ts';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';

export function LandingRoute() {
  useTitle();
  const { open, problem } = useOpenReport();
  return <LandingScreen chrome={useChrome()} onOpenReport={open} openReportProblem={problem} />;
}
