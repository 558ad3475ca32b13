import { keyframes, styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../theme/index.ts';

interface ReadingFileProps extends RootProps<'section'> {
  /** The name of the file, on one line. */
  readonly fileName: string;
  /** The share of the file that was read, 0–1. At 1, the file is being checked. */
  readonly share: number;
  /** Stops reading. */
  readonly onCancel: () => void;
}

/**
 * Shows at the bottom of the window that a report file is being read. The line appears late, so that it is not shown
 * for short files.
 */
export function ReadingFile({ fileName, share, onCancel, ...root }: ReadingFileProps) {
  const formats = useFormats();
  return (
    <Place {...root} aria-label="Report file">
      <div>
        <p>
          <bdi>{fileName}</bdi>
        </p>
        <Progress
          label={share < 1 ? 'Reading the file' : 'Checking the report'}
          value={100 * share}
          valueText={formats.wholePercent(100 * share)}
        />
      </div>
      <Button onClick={onCancel}>Cancel</Button>
    </Place>
  );
}

const appear = keyframes`
  from { visibility: hidden; }
`;

const Place = styled.section`
  position: fixed;
  z-index: 70;
  inset-inline: ${theme.space[4]};
  inset-block-end: ${theme.space[4]};
  display: flex;
  align-items: end;
  gap: ${theme.space[5]};
  max-width: 32rem;
  margin-inline: auto;
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 1px solid ${theme.color.hairlineStrong};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.lg};
  /* Most files are read within this time. */
  animation: ${appear} 0.4s step-end;

  > div {
    flex: 1;
    min-width: 0;
  }

  p {
    ${type.small}
    margin-bottom: ${theme.space[2]};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
