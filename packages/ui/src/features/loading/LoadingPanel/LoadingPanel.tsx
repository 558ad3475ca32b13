import type { Progress as AnalysisProgress } from '@roi-insight/contracts';
import { describeDuration, describeProgress, shareDone } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../theme/index.ts';
import { loadingMessage, loadingPercent } from './loadingSteps.ts';
import { TeamStatusMessage } from './TeamStatusMessage.tsx';
import { useFormats } from '../../../brand/index.ts';

interface LoadingPanelProps extends RootProps<'div'> {
  /** Milliseconds since the submission. */
  readonly elapsedMs: number;
  /** The last progress that the server reported; null before the first. */
  readonly progress: AnalysisProgress | null;
  /** Number of teams to read: the report's project and its comparison teams. */
  readonly teams: number;
}

/**
 * Shows the progress of the analysis. Once the server reports progress, the line with the progress is prominent, and
 * the timed message and bar are muted. With several teams, the bar shows the progress across all of them.
 */
export function LoadingPanel({ elapsedMs, progress, teams, ...root }: LoadingPanelProps) {
  const formats = useFormats();
  const isTimed = teams === 1;
  const percent = isTimed ? loadingPercent(elapsedMs) : 100 * ((progress && shareDone(progress)) ?? 0);
  return (
    <Panel {...root} data-known={(isTimed && progress !== null) || undefined}>
      <CurrentStep>
        <Spinner size={22} />
        <div>
          {progress !== null && <Known>{describeProgress(formats, progress)}</Known>}
          {/*
           * Only the message is announced, because percentages and counts would interrupt screen readers several times
           * a second.
           */}
          <output>{loadingMessage(elapsedMs)}</output>
        </div>
        {!isTimed && <TeamStatusMessage progress={progress} />}
      </CurrentStep>
      <Progress label={describeDuration(formats, teams)} value={percent} valueText={formats.wholePercent(percent)} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  &[data-known] [role='progressbar'] > div {
    background: ${theme.color.textSubtle};
  }
`;

const Known = styled.strong`
  display: block;
  color: ${theme.color.text};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** As tall as its two lines together, so that nothing below it moves. */
const CurrentStep = styled.div`
  ${type.lead}
  display: flex;
  gap: ${theme.space[3]};
  min-height: 3.5rem;
  color: ${theme.color.textMuted};

  svg {
    flex: none;
    margin-top: 0.25rem;
    color: ${theme.color.accent};
  }

  output {
    display: block;
  }

  strong + output {
    ${type.small}
    color: ${theme.color.textSubtle};
  }
`;
