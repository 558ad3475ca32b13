import { styled } from 'styled-components';
import { LoadingPanel } from '../../features/LoadingPanel/LoadingPanel.tsx';
import { PageFrame } from '../../features/PageFrame/PageFrame.tsx';
import { ScreenHeading } from '../../features/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/index.ts';
import type { LoadingScreenProps } from './LoadingScreenProps.ts';

/** The timed wait between the form and the report. */
export function LoadingScreen({ chrome, elapsedMs, progress, onCancel }: LoadingScreenProps) {
  return (
    <PageFrame chrome={chrome}>
      <Layout>
        <ScreenHeading>Preparing your report</ScreenHeading>
        <LoadingPanel elapsedMs={elapsedMs} progress={progress} />
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
