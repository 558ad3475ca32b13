import { useRef } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { media } from '../../../theme/index.ts';
import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../primitives/lazyModule/useLazyModule.ts';
import { CHART_HEIGHT, type ChartModel } from '@roi-insight/report-text';
import { ChartLoadError } from './ChartLoadError.tsx';
import { useIdle } from './useIdle.ts';
import { useInView } from './useInView.ts';
import { useReader } from './useReader.ts';

const lazyApexChart = lazyModule(async () => (await import('./ApexChart.tsx')).ApexChart);

/** The axis labels of the chart library begin a few pixels inside, so the negative margin lines the plot up with the title. */
const Plot = styled.div`
  height: ${CHART_HEIGHT}px;
  margin-inline: -8px;
  ${media.print} {
    height: auto;
  }
`;

const Drawing = styled(Plot).attrs({ role: 'img' })``;

/** The drawing at its reserved height, begun when it comes near the viewport or the browser has time, or the reason why nothing is drawn. */
export function ChartPlot({ model }: { readonly model: ChartModel }) {
  const plot = useRef<HTMLDivElement>(null);
  const seen = useInView(plot);
  // What is printed cannot be fetched any more: before anybody can print, somebody is there.
  const isRead = useReader();
  const drawing = useLazyModule(lazyApexChart, seen || isRead);
  // A picture of the whole page is taken without scrolling.
  const isDrawn = useIdle(isRead && drawing.kind === 'ready') || seen;
  if (model.empty !== null) {
    return (
      <Plot>
        <EmptyState title="Nothing to draw">{model.empty}</EmptyState>
      </Plot>
    );
  }
  if (drawing.kind === 'failed') {
    return (
      <Plot>
        <ChartLoadError onRetry={drawing.retry} />
      </Plot>
    );
  }
  return (
    <Drawing ref={plot} aria-label={`${model.title}. ${model.finding}`}>
      {seen && drawing.kind === 'loading' && <span data-pending />}
      {isDrawn && drawing.kind === 'ready' && <drawing.Component options={model.options} />}
    </Drawing>
  );
}
