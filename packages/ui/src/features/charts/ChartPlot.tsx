import { lazy, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { CHART_HEIGHT, type ChartModel } from './ChartModel.ts';
import { useInView } from './useInView.ts';

const ApexChart = lazy(async () => ({ default: (await import('./ApexChart.tsx')).ApexChart }));

const Plot = styled.div`
  height: ${CHART_HEIGHT}px;
  /* The axis labels of Apex begin a few pixels inside; the plot lines up with the title. */
  margin-inline: -8px;
`;

const Drawing = styled(Plot).attrs({ role: 'img' })``;

/** The drawing at its reserved height: begun when it comes near the viewport, or the reason why there is none. */
export function ChartPlot({ model }: { readonly model: ChartModel }) {
  const plot = useRef<HTMLDivElement>(null);
  const seen = useInView(plot);
  if (model.empty !== null) {
    return (
      <Plot>
        <EmptyState title="Nothing to draw">{model.empty}</EmptyState>
      </Plot>
    );
  }
  return (
    <Drawing ref={plot} aria-label={`${model.title}. ${model.finding}`}>
      {seen && (
        <Suspense fallback={<span data-pending />}>
          <ApexChart options={model.options} />
        </Suspense>
      )}
    </Drawing>
  );
}
