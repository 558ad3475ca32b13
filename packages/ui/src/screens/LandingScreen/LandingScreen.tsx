import { FeatureCards } from '../../features/landing/FeatureCards/FeatureCards.tsx';
import { LandingHero } from '../../features/landing/LandingHero/LandingHero.tsx';
import { OpenReport } from '../../features/landing/OpenReport/OpenReport.tsx';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import type { ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';

export interface LandingScreenProps {
  readonly chrome: ScreenChrome;
  /** Starts an analysis of the sample. Null reserves the button's space until a sample is known; omit it for no button. */
  readonly onSeeSample?: (() => void) | null;
  /** Opens reports that were saved as files; null while the app is loading. Omit it to hide the file input. */
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
