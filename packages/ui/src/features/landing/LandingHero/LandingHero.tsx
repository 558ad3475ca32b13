import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../brand/index.ts';
import { media, theme, type } from '../../../theme/index.ts';
import { AppLinkButton } from '../../shell/PageFrame/AppLinkButton.tsx';
import type { ScreenChrome } from '../../shell/PageFrame/ScreenChrome.ts';
import { SampleReportPreview } from '../SampleReportPreview/SampleReportPreview.tsx';
import { ScreenHeading } from '../../shell/ScreenHeading/ScreenHeading.tsx';

interface LandingHeroProps {
  readonly chrome: ScreenChrome;
  /** Shown below the main button. */
  readonly children?: ReactNode;
}

/** What the product is for, the way in, and a preview of the result. */
export function LandingHero({ chrome, children }: LandingHeroProps) {
  const { title } = useBrand();
  return (
    <Hero>
      <Intro>
        <Title>{title}</Title>
        <p>Quantify developer productivity gains and cost savings with real time data-driven insights</p>
        <Actions>
          <AppLinkButton chrome={chrome} to="/form" variant="primary" size="lg">
            Calculate Your ROI
          </AppLinkButton>
          {children}
        </Actions>
      </Intro>
      <SampleReportPreview />
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

const Intro = styled.div`
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
  margin-top: ${theme.space[8]};
`;
