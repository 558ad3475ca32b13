import { LandingScreen } from '@roi-insight/ui';
import { OpeningReport } from '../files/OpeningReport.tsx';
import { useOpenReport } from '../files/useOpenReport.ts';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useSampleRun } from './useSampleRun.ts';

export function LandingRoute() {
  useTitle();
  const { open, reading, problem } = useOpenReport();
  const onSeeSample = useSampleRun();
  return (
    <>
      <LandingScreen chrome={useChrome()} onSeeSample={onSeeSample} onOpenReports={open} openReportProblem={problem} />
      <OpeningReport reading={reading} />
    </>
  );
}
