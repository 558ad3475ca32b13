import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useWindowFileDrop } from '../../../primitives/FilePicker/useWindowFileDrop.ts';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../theme/index.ts';

export interface ReportDropZoneProps extends RootProps<'div'> {
  /** Files were dropped. */
  readonly onOpenReports: (files: readonly File[]) => void;
  /** Why the last files could not be opened; null if they were opened. */
  readonly problem: string | null;
  /** The reader dismissed the problem. */
  readonly onDismissProblem: () => void;
  /** The page on which files can be dropped. */
  readonly children: ReactNode;
}

/** Opens saved reports that are dropped anywhere on the page. The landing page has a file input for keyboards. */
export function ReportDropZone({ onOpenReports, problem, onDismissProblem, children, ...root }: ReportDropZoneProps) {
  const over = useWindowFileDrop(onOpenReports);
  return (
    <Zone {...root}>
      {problem !== null && (
        <Problem>
          <Alert
            tone="negative"
            title="This file was not opened"
            actions={<Button onClick={onDismissProblem}>Dismiss</Button>}
          >
            {problem}
          </Alert>
        </Problem>
      )}
      {children}
      {over && (
        <Cover>
          <p>Drop to open</p>
        </Cover>
      )}
    </Zone>
  );
}

const Zone = styled.div`
  position: relative;
`;

const Problem = styled.div`
  position: sticky;
  z-index: 20;
  top: ${theme.space[4]};
  width: min(40rem, calc(100% - ${theme.space[8]}));
  margin: ${theme.space[4]} auto 0;
`;

const Cover = styled.div`
  position: fixed;
  z-index: 80;
  inset: ${theme.space[3]};
  display: grid;
  place-items: center;
  border: 2px dashed ${theme.color.accent};
  border-radius: ${theme.radius.lg};
  background: color-mix(in srgb, ${theme.color.canvas} 92%, transparent);
  color: ${theme.color.text};
  text-align: center;
  pointer-events: none;

  p {
    ${type.heading}
    max-width: 24rem;
    padding: ${theme.space[6]};
  }
`;
