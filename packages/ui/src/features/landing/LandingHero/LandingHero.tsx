import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { useBrand } from '../../../brand/index.ts';
import { focusRing, media, theme, type } from '../../../theme/index.ts';
import { AppLink } from '../../shell/PageFrame/AppLink.tsx';
import { AppLinkButton } from '../../shell/PageFrame/AppLinkButton.tsx';
import type { ScreenChrome } from '../../shell/PageFrame/ScreenChrome.ts';
import { quietLink } from '../quietLink.ts';
import { SampleReportPreview } from '../SampleReportPreview/SampleReportPreview.tsx';
import { ScreenHeading } from '../../shell/ScreenHeading/ScreenHeading.tsx';

interface LandingHeroProps extends RootProps<'section'> {
  /** The host's data and handlers for the header. */
  readonly chrome: ScreenChrome;
  /** Starts an analysis of the sample. Null reserves the space of the button. If it is omitted, there is no button. */
  readonly onSeeSample?: (() => void) | null | undefined;
  /** Shown below the main button. */
  readonly children?: ReactNode;
}

/** The purpose of the product, the main link, and a preview of the result. */
export function LandingHero({ chrome, onSeeSample, children, ...root }: LandingHeroProps) {
  const { title } = useBrand();
  return (
    <Hero {...root}>
      <Intro>
        <Title>{title}</Title>
        <p>Quantify developer productivity gains and cost savings with real time data-driven insights</p>
        <Actions>
          <AppLinkButton chrome={chrome} to="/form" variant="primary" size="lg">
            Calculate Your ROI
          </AppLinkButton>
          {onSeeSample !== undefined && (
            <Sample type="button" hidden={onSeeSample === null} onClick={() => onSeeSample?.()}>
              See a sample report
            </Sample>
          )}
          {children}
        </Actions>
        <Pilot>
          Not rolled out yet?{' '}
          <AppLink chrome={chrome} to="/plan">
            Plan a pilot
          </AppLink>{' '}
          Many teams?{' '}
          <AppLink chrome={chrome} to="/organization">
            Whole organization
          </AppLink>
        </Pilot>
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

/** Next to the main button, where its reserved space does not look like a gap. */
const Sample = styled.button`
  ${quietLink}
  ${focusRing}
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  color: inherit;
  font-size: 0.9375rem;
  ${media.tablet} {
    font-size: inherit;
  }

  &[hidden] {
    display: block;
    visibility: hidden;
  }
`;

const Pilot = styled.p`
  ${Intro} > && {
    ${type.small}
    margin-top: ${theme.space[5]};
  }

  a {
    ${quietLink}
    ${focusRing}
    border-radius: ${theme.radius.sm};
    color: ${theme.color.text};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[3]};
  margin-top: ${theme.space[8]};

  /* The main button and the sample button fit on one line of a phone. */
  > a {
    padding-inline: ${theme.space[5]};
  }

  ${media.tablet} {
    column-gap: ${theme.space[6]};

    > a {
      padding-inline: ${theme.space[6]};
    }
  }
`;
