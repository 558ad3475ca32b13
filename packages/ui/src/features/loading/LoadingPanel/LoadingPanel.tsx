import type { Progress as AnalysisProgress } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../theme/index.ts';
import { loadingMessage, loadingPercent } from './loadingSteps.ts';
import { progressInWords, shareRead, waitInWords } from './progressInWords.ts';
import { TeamNews } from './TeamNews.tsx';
import { useFormats } from '../../../brand/index.ts';

interface LoadingPanelProps extends RootProps<'div'> {
  /** Milliseconds since the submission. */
  readonly elapsedMs: number;
  /** What is known of the analysis so far. Null until the server says something. */
  readonly progress: AnalysisProgress | null;
  /** How many teams are read: the report's project, and those it is compared with. */
  readonly teams: number;
}

/**
 * The wait in words: what the server really reported is the line to read, as soon as there is one; the timed message
 * and bar then stand back. Of several teams, the bar is what has been read of all of them.
 */
export function LoadingPanel({ elapsedMs, progress, teams, ...root }: LoadingPanelProps) {
  const formats = useFormats();
  const isTimed = teams === 1;
  const percent = isTimed ? loadingPercent(elapsedMs) : 100 * ((progress && shareRead(progress)) ?? 0);
  return (
    <Panel {...root} data-known={(isTimed && progress !== null) || undefined}>
      <CurrentStep>
        <Spinner size={22} />
        <div>
          {progress !== null && <Known>{progressInWords(formats, progress)}</Known>}
          {/* Only the message is announced: percentages and counts would talk over it several times a second. */}
          <output>{loadingMessage(elapsedMs)}</output>
        </div>
        {!isTimed && <TeamNews progress={progress} />}
      </CurrentStep>
      <Progress label={waitInWords(formats, teams)} value={percent} valueText={formats.wholePercent(percent)} />
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

/** As high as both lines, so that nothing below it jumps. */
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
