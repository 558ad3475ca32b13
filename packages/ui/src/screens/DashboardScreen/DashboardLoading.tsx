import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { SCREEN_HEADING_ID } from '../../features/shell/PageFrame/ScreenChrome.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../primitives/lazyModule/useLazyModule.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme, type } from '../../theme/index.ts';
import type { RunProgress } from './RunProgress.tsx';

const lazyDetails = lazyModule(() => import('./loadingDetails.ts'));

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

const Title = styled.h1`
  ${type.heading}
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  outline: none;
`;

/** Has the same height whether or not the duration of several teams is shown, so that nothing below it moves. */
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

interface DashboardLoadingProps extends ComponentProps<typeof RunProgress> {
  readonly onCancel: () => void;
}

/** The progress of a running request, and skeletons of the report. If their code is missing, a title and a way back remain. */
export function DashboardLoading({ onCancel, ...run }: DashboardLoadingProps) {
  const details = useLazyModule(lazyDetails);
  return (
    <Root>
      <CurrentStep>
        <Title id={SCREEN_HEADING_ID} tabIndex={-1}>
          <Spinner size={24} />
          <output>Loading dashboard data...</output>
        </Title>
        {details.kind === 'ready' && <details.value.RunProgress {...run} />}
        <Button onClick={onCancel}>Cancel</Button>
      </CurrentStep>
      {/* The skeleton is hidden from screen readers, because the status message above says that data are loading. */}
      {details.kind === 'ready' && <details.value.ReportSkeleton />}
    </Root>
  );
}
