import type { Progress } from '@roi-insight/contracts';
import { METRIC_CARDS } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { describeProgress, shareDone, describeDuration } from '../../features/loading/LoadingPanel/describeProgress.ts';
import { TeamStatusMessage } from '../../features/loading/LoadingPanel/TeamStatusMessage.tsx';
import { SCREEN_HEADING_ID } from '../../features/shell/PageFrame/ScreenChrome.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Progress as ProgressBar } from '../../primitives/Progress/Progress.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { media, theme, type } from '../../theme/index.ts';
import { useFormats } from '../../brand/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const CurrentStep = styled.div`
  margin-bottom: ${theme.space[6]};
`;

const Title = styled.h1`
  ${type.heading}
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  outline: none;
`;

/** Keeps its height before the first progress, so that nothing below it moves. */
const ServerProgress = styled.div`
  max-width: 34rem;
  min-height: 2rem;
  margin-block: ${theme.space[4]};
  font-variant-numeric: tabular-nums;
`;

const Wait = styled.p`
  ${type.small}
  margin-top: ${theme.space[3]};
  color: ${theme.color.textMuted};
`;

const Banner = styled.div`
  display: flex;
  gap: ${theme.space[10]};
  padding-block: ${theme.space[6]};
  border-block: 1px solid ${theme.color.hairline};
`;

const Cards = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Outline = styled(Card)<{ $height: string }>`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
  height: ${({ $height }) => $height};
  box-shadow: none;
`;

interface DashboardLoadingProps {
  readonly progress: Progress | null;
  readonly onCancel: () => void;
}

/** The progress of a running request, and skeletons of the report. */
export function DashboardLoading({ progress, onCancel }: DashboardLoadingProps) {
  return (
    <Root>
      <CurrentStep>
        <Title id={SCREEN_HEADING_ID} tabIndex={-1}>
          <Spinner size={24} />
          <output>Loading dashboard data...</output>
        </Title>
        <ServerProgress>{progress && <KnownProgress {...progress} />}</ServerProgress>
        {progress?.team && <TeamStatusMessage progress={progress} />}
        <Button onClick={onCancel}>Cancel</Button>
      </CurrentStep>
      {/* Hidden from screen readers: the status message is outside. */}
      <Root aria-busy>
        <Outline $height="28rem">
          <Skeleton width="9rem" height="0.875rem" />
          <Skeleton width="14rem" height="3.25rem" />
          <Skeleton width="12rem" />
        </Outline>
        <Banner>
          <Skeleton width="9rem" />
          <Skeleton width="6rem" />
        </Banner>
        <Cards>
          {METRIC_CARDS.map(({ id }) => (
            <Outline key={id} $height="10.5rem">
              <Skeleton width="6rem" height="0.875rem" />
              <Skeleton width="9rem" height="2.5rem" />
              <Skeleton width="7rem" height="0.875rem" />
            </Outline>
          ))}
        </Cards>
        <Outline $height="26rem">
          <Skeleton width="14rem" />
        </Outline>
      </Root>
    </Root>
  );
}

/** A progress bar if the total is known; with several teams, also the estimated duration. */
function KnownProgress(progress: Progress) {
  const formats = useFormats();
  const [words, share] = [describeProgress(formats, progress), shareDone(progress)];
  return (
    <>
      {share === null ? words : <ProgressBar label={words} value={share * 100} />}
      {progress.team !== undefined && <Wait>{describeDuration(formats, progress.team.of)}</Wait>}
    </>
  );
}
