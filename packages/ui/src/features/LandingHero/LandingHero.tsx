import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../brand/index.ts';
import { media, theme, type } from '../../theme/index.ts';
import { AppLinkButton } from '../PageFrame/AppLinkButton.tsx';
import type { ScreenChrome } from '../PageFrame/ScreenChrome.ts';
import { ReportSpecimen } from '../ReportSpecimen/ReportSpecimen.tsx';
import { ScreenHeading } from '../ScreenHeading/ScreenHeading.tsx';

interface LandingHeroProps {
  readonly chrome: ScreenChrome;
  /** Stands below the main button. */
  readonly children?: ReactNode;
}

/** What the product is for, the way in, and a specimen of what comes out. */
export function LandingHero({ chrome, children }: LandingHeroProps) {
  const { title } = useBrand();
  return (
    <Hero>
      <Words>
        <Title>{title}</Title>
        <p>Quantify developer productivity gains and cost savings with real time data-driven insights</p>
        <Ways>
          <AppLinkButton chrome={chrome} to="/form" variant="primary" size="lg">
            Calculate Your ROI
          </AppLinkButton>
          {children}
        </Ways>
      </Words>
      <ReportSpecimen />
    </Hero>
  );
}

const Hero = styled.section`
  display: grid;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[10]} ${theme.space[16]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
    align-items: center;
    gap: ${theme.space[20]};
    padding-block: ${theme.space[16]} ${theme.space[24]};
  }
`;

const Words = styled.div`
  > p {
    ${type.lead}
    max-width: 34rem;
    margin-top: ${theme.space[6]};
    color: ${theme.color.textMuted};
  }
`;

const Title = styled(ScreenHeading)`
  ${type.display}
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
  margin-top: ${theme.space[8]};
`;
