import { FeatureCards } from '../../features/landing/FeatureCards/FeatureCards.tsx';
import { LandingHero } from '../../features/landing/LandingHero/LandingHero.tsx';
import { OpenReport } from '../../features/landing/OpenReport/OpenReport.tsx';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import type { ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';

export interface LandingScreenProps {
  readonly chrome: ScreenChrome;
  /** Starts an analysis of the sample. Null reserves the space of the button until a sample is known. If it is omitted, there is no button. */
  readonly onSeeSample?: (() => void) | null;
  /** Opens reports that were saved as files; null while the app is loading. If it is omitted, the file input is hidden. */
  readonly onOpenReports?: ((files: readonly File[]) => void) | null;
  /** Why the chosen files could not be opened. */
  readonly openReportProblem?: string | null;
}

/** The start page of the product. */
export function LandingScreen({ chrome, onSeeSample, onOpenReports, openReportProblem = null }: LandingScreenProps) {
  return (
    <PageFrame chrome={chrome}>
      <LandingHero chrome={chrome} onSeeSample={onSeeSample}>
        {onOpenReports !== undefined && <OpenReport onOpen={onOpenReports} problem={openReportProblem} />}
      </LandingHero>
      <FeatureCards />
    </PageFrame>
  );
}
