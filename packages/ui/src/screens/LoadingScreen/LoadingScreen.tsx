import { styled } from 'styled-components';
import { LoadingPanel } from '../../features/loading/LoadingPanel/LoadingPanel.tsx';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/index.ts';
import type { Progress } from '@roi-insight/contracts';
import type { ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';

export interface LoadingScreenProps {
  readonly chrome: ScreenChrome;
  /** Milliseconds since the submission. The host's clock drives the bar and the message. */
  readonly elapsedMs: number;
  /** The last progress that the server reported; null before the first. */
  readonly progress: Progress | null;
  /** Number of teams to read: the report's project and its comparison teams. */
  readonly teams: number;
  /** Aborts the request and returns to the form. */
  readonly onCancel: () => void;
}

/** The screen between the form and the report. */
export function LoadingScreen({ chrome, elapsedMs, progress, teams, onCancel }: LoadingScreenProps) {
  return (
    <PageFrame chrome={chrome}>
      <Layout>
        <ScreenHeading>Preparing your report</ScreenHeading>
        <LoadingPanel elapsedMs={elapsedMs} progress={progress} teams={teams} />
        <div>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </Layout>
    </PageFrame>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  padding-block: clamp(4rem, 16vh, 10rem);
`;
