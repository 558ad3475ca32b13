import { FeatureCards } from '../../features/FeatureCards/FeatureCards.tsx';
import { LandingHero } from '../../features/LandingHero/LandingHero.tsx';
import { OpenReport } from '../../features/OpenReport/OpenReport.tsx';
import { PageFrame } from '../../features/PageFrame/PageFrame.tsx';
import type { LandingScreenProps } from './LandingScreenProps.ts';

/** The way in. */
export function LandingScreen({ chrome, onOpenReport, openReportProblem = null }: LandingScreenProps) {
  return (
    <PageFrame chrome={chrome}>
      <LandingHero chrome={chrome}>
        {onOpenReport !== undefined && <OpenReport onOpen={onOpenReport} problem={openReportProblem} />}
      </LandingHero>
      <FeatureCards />
    </PageFrame>
  );
}
