import {
  ORDER_CHART_REAL,
  ORDER_CHART_SIDES,
  ORDER_CHART_TITLE,
  type OrderChart,
  orderChart,
} from '@roi-insight/report-text';
import type { PlanRead } from '@roi-insight/roi-math';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type, visuallyHidden } from '../../../theme/index.ts';

interface OrderPictureProps extends RootProps<'figure'> {
  /** The result of a plan. */
  readonly result: PlanRead;
}

/** The orders that could have been drawn, by the difference that each would show, with the drawn one marked. */
export function OrderPicture({ result, ...root }: OrderPictureProps) {
  const formats = useFormats();
  const chart = useMemo(() => orderChart(formats, result), [formats, result]);
  const titleId = useId();
  return (
    <Root {...root} aria-labelledby={titleId}>
      <Title id={titleId}>{ORDER_CHART_TITLE}</Title>
      {/* Slower is on the left in every script, as on every axis. */}
      <div dir="ltr">
        <Real style={at(chart.real)}>{ORDER_CHART_REAL}</Real>
        <Plot chart={chart} />
        <Alternative>{chart.alternative}</Alternative>
        <Sides aria-hidden>
          <span>{ORDER_CHART_SIDES.slower}</span>
          <span>{ORDER_CHART_SIDES.faster}</span>
        </Sides>
      </div>
      <figcaption>{chart.caption}</figcaption>
    </Root>
  );
}

/** Places a label at a share of the width, within both ends. */
const at = (share: number) => ({ insetInlineStart: `${100 * share}%`, transform: `translateX(${-100 * share}%)` });

const SIZE = { width: 1000, height: 100 };

function Plot({ chart }: { readonly chart: OrderChart }) {
  const { bars, real, zero } = chart;
  const { width, height } = SIZE;
  return (
    <Drawing aria-hidden viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      {bars.map((bar) => (
        <rect
          key={bar.x}
          data-extreme={bar.isExtreme}
          x={bar.x * width}
          width={bar.width * width}
          // A bar of a few orders stays visible.
          y={height - Math.max(bar.height > 0 ? 1.5 : 0, bar.height * height)}
          height={Math.max(bar.height > 0 ? 1.5 : 0, bar.height * height)}
        />
      ))}
      {zero !== null && <line data-line="zero" x1={zero * width} x2={zero * width} y1={0} y2={height} />}
      <line data-line="real" x1={real * width} x2={real * width} y1={0} y2={height} />
    </Drawing>
  );
}

const Root = styled.figure`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;

  figcaption {
    ${type.small}
    max-width: 40rem;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;

const Title = styled.h3`
  ${type.subheading}
`;

const Alternative = styled.p`
  ${visuallyHidden}
`;

const Real = styled.p`
  ${type.label}
  position: relative;
  width: fit-content;
  color: ${theme.color.accentText};
  white-space: nowrap;
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 9.5rem;
  overflow: visible;
  border-bottom: 1px solid ${theme.color.hairlineStrong};

  rect {
    fill: ${theme.color.chartBefore};
    opacity: 0.55;
    stroke: ${theme.color.surface};
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }

  rect[data-extreme='true'] {
    fill: ${theme.color.chartAfter};
    opacity: 1;
  }

  line {
    vector-effect: non-scaling-stroke;
  }

  [data-line='zero'] {
    stroke: ${theme.color.hairlineStrong};
    stroke-dasharray: 2 3;
  }

  [data-line='real'] {
    stroke: ${theme.color.accentText};
    stroke-width: 2.5px;
  }
`;

const Sides = styled.p`
  ${type.caption}
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[1]};
  color: ${theme.color.textSubtle};
`;
