import type { Progress } from '@roi-insight/contracts';
import {
  describeDuration,
  describeElapsed,
  describeProgress,
  shareDone,
  waitingForServer,
} from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { TeamStatusMessage } from '../../features/loading/LoadingPanel/TeamStatusMessage.tsx';
import { Progress as ProgressBar } from '../../primitives/Progress/Progress.tsx';
import { theme, type } from '../../theme/index.ts';
import { useFormats } from '../../brand/index.ts';

const Wait = styled.p`
  ${type.small}
  color: ${theme.color.textMuted};
`;

interface RunProgressProps {
  readonly progress: Progress | null;
  /** Milliseconds since the submission; undefined if the host does not provide it. */
  readonly elapsedMs: number | undefined;
}

/** The progress of a running request. */
export function RunProgress({ progress, elapsedMs }: RunProgressProps) {
  const formats = useFormats();
  const share = progress && shareDone(progress);
  return (
    <>
      <ProgressBar
        label={progress === null ? waitingForServer : describeProgress(formats, progress)}
        value={share === null ? null : share * 100}
        valueText={elapsedMs === undefined ? undefined : describeElapsed(formats, elapsedMs)}
      />
      {progress?.team && <Wait>{describeDuration(formats, progress.team.of)}</Wait>}
      {progress?.team && <TeamStatusMessage progress={progress} />}
    </>
  );
}
