import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { media, usePrinting } from '../../../theme/index.ts';
import { lazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../../primitives/lazyModule/useLazyModule.ts';
import { CHART_HEIGHT, type ChartModel } from '@roi-insight/report-text';
import { ChartLoadError } from './ChartLoadError.tsx';
import { useChartColors } from './useChartColors.ts';
import { useIdle } from './useIdle.ts';
import { useInView } from './useInView.ts';
import { useHasInteracted } from './useHasInteracted.ts';
import { ValuesTable } from '../../shell/document/ValuesTable.tsx';

const lazyApexChart = lazyModule(async () => (await import('./ApexChart.tsx')).ApexChart);

/** The chart library's axis labels begin a few pixels inside, so a negative margin aligns the plot with the title. */
const Plot = styled.div`
  height: ${CHART_HEIGHT}px;
  margin-inline: -8px;
  ${media.print} {
    height: auto;
  }
`;

const Drawing = styled(Plot).attrs({ role: 'img' })``;

/** The plot at its reserved height, or the reason why there is none. It is drawn when it comes near the viewport or the browser is idle. */
export function ChartPlot({ model }: { readonly model: ChartModel }) {
  const colors = useChartColors();
  const options = useMemo(() => model.options(colors), [model, colors]);
  const plot = useRef<HTMLDivElement>(null);
  const seen = useInView(plot);
  const hasInteracted = useHasInteracted();
  // The chart library is fetched at the latest when the browser is idle, because printing cannot wait for it.
  const isIdle = useIdle(true);
  const drawing = useLazyModule(lazyApexChart, seen || isIdle);
  const isPrinting = usePrinting();
  // Drawn when the browser is idle, so that a full-page screenshot has the chart without scrolling.
  const isDrawn = useIdle(hasInteracted && drawing.kind === 'ready') || seen;
  if (model.empty !== null) {
    return (
      <Plot>
        <EmptyState title="No data to chart">{model.empty}</EmptyState>
      </Plot>
    );
  }
  if (isPrinting && drawing.kind !== 'ready') return <ValuesTable title={model.title} table={model.table} />;
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
      {isDrawn && drawing.kind === 'ready' && <drawing.value options={options} />}
    </Drawing>
  );
}
