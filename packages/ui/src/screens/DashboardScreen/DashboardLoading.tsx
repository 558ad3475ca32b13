import type { Progress } from '@roi-insight/contracts';
import { METRIC_CARDS } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import {
  describeDuration,
  describeElapsed,
  describeProgress,
  shareDone,
} from '../../features/loading/LoadingPanel/describeProgress.ts';
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
  gap: ${theme.space[5]};
`;

const Title = styled.h1`
  ${type.heading}
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  outline: none;
`;

/** As tall without the duration of several teams, so that nothing below it moves. */
const CurrentStep = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 34rem);
  justify-items: start;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[5]};
  font-variant-numeric: tabular-nums;

  > div {
    width: 100%;
  }
`;

const Wait = styled.p`
  ${type.small}
  color: ${theme.color.textMuted};
`;

/** The answer: its figure, and on wide screens its bars. */
const Answer = styled.div`
  display: grid;
  align-content: center;
  align-items: center;
  gap: ${theme.space[6]};
  min-height: 13.75rem;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

const Banner = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  height: 3.5rem;
  overflow: hidden;
  border-block: 1px solid ${theme.color.hairline};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const MetricCard = styled(Card)`
  display: grid;
  align-content: space-between;
  height: 11.875rem;
  box-shadow: none;
`;

/** Shares of the bars from gross to net. */
const BARS = ['100%', '70%', '45%', '35%'];

interface DashboardLoadingProps {
  readonly progress: Progress | null;
  /** Milliseconds since the submission; undefined if the host does not say. */
  readonly elapsedMs?: number | undefined;
  readonly onCancel: () => void;
}

/** The progress of a running request, and skeletons of the report. */
export function DashboardLoading({ progress, elapsedMs, onCancel }: DashboardLoadingProps) {
  const formats = useFormats();
  const share = progress && shareDone(progress);
  return (
    <Root>
      <CurrentStep>
        <Title id={SCREEN_HEADING_ID} tabIndex={-1}>
          <Spinner size={24} />
          <output>Loading dashboard data...</output>
        </Title>
        <ProgressBar
          label={progress === null ? 'Waiting for the server' : describeProgress(formats, progress)}
          value={share === null ? null : share * 100}
          valueText={elapsedMs === undefined ? undefined : describeElapsed(formats, elapsedMs)}
        />
        {progress?.team && <Wait>{describeDuration(formats, progress.team.of)}</Wait>}
        {progress?.team && <TeamStatusMessage progress={progress} />}
        <Button onClick={onCancel}>Cancel</Button>
      </CurrentStep>
      {/* Hidden from screen readers: the status message is outside. */}
      <Root aria-busy>
        <Answer>
          <Lines>
            <Skeleton width="10rem" height="0.875rem" />
            <Skeleton width="18rem" height="3rem" />
            <Skeleton width="26rem" />
          </Lines>
          <Lines>
            {BARS.map((width) => (
              <Skeleton key={width} width={width} height="1.25rem" />
            ))}
          </Lines>
        </Answer>
        <Banner>
          <Skeleton width="9rem" />
          <Skeleton width="6rem" />
          <Skeleton width="6rem" />
        </Banner>
        <Cards>
          {METRIC_CARDS.map(({ id }) => (
            <MetricCard key={id}>
              <Skeleton width="6rem" height="0.875rem" />
              <Skeleton width="9rem" height="2.5rem" />
              <Skeleton width="7rem" height="0.875rem" />
            </MetricCard>
          ))}
        </Cards>
        <Banner>
          <Skeleton width="12rem" />
          <Skeleton width="11rem" />
        </Banner>
      </Root>
    </Root>
  );
}
