import { useRef } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { createPart } from '../../primitives/Part/createPart.ts';
import { usePart } from '../../primitives/Part/usePart.ts';
import { CHART_HEIGHT, type ChartModel } from './ChartModel.ts';
import { ChartMissing } from './ChartMissing.tsx';
import { useInView } from './useInView.ts';

const apexChart = createPart(async () => (await import('./ApexChart.tsx')).ApexChart);

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
  const drawing = usePart(apexChart, seen);
  if (model.empty !== null) {
    return (
      <Plot>
        <EmptyState title="Nothing to draw">{model.empty}</EmptyState>
      </Plot>
    );
  }
  if (drawing.kind === 'missing') {
    return (
      <Plot>
        <ChartMissing onRetry={drawing.again} />
      </Plot>
    );
  }
  return (
    <Drawing ref={plot} aria-label={`${model.title}. ${model.finding}`}>
      {seen && drawing.kind === 'coming' && <span data-pending />}
      {seen && drawing.kind === 'here' && <drawing.Piece options={model.options} />}
    </Drawing>
  );
}
