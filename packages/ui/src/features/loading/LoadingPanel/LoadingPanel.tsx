import type { Progress as AnalysisProgress } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { theme, type } from '../../../theme/index.ts';
import { loadingMessage, loadingPercent } from './loadingSteps.ts';
import { progressInWords } from './progressInWords.ts';

interface LoadingPanelProps {
  /** Milliseconds since the submission. */
  readonly elapsedMs: number;
  readonly progress: AnalysisProgress | null;
}

/** The wait in words: the timed message and bar, and below them what the server really reported. */
export function LoadingPanel({ elapsedMs, progress }: LoadingPanelProps) {
  return (
    <Panel>
      <CurrentStep>
        <Spinner size={22} />
        {/* Only the message is announced: percentages and counts would talk over it several times a second. */}
        <output>{loadingMessage(elapsedMs)}</output>
      </CurrentStep>
      <Progress label="This usually takes 15-30 seconds" value={loadingPercent(elapsedMs)} showValue />
      <ServerProgress>{progress === null ? ' ' : progressInWords(progress)}</ServerProgress>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;

const CurrentStep = styled.p`
  ${type.lead}
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};

  svg {
    color: ${theme.color.accent};
  }
`;

/** Keeps its line while there is nothing to say, so that nothing below it jumps. */
const ServerProgress = styled.p`
  ${type.small}
  min-height: 1.55em;
  color: ${theme.color.textSubtle};
  font-variant-numeric: tabular-nums;
`;
