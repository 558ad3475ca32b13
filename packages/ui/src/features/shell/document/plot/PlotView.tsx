import type { Plot } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { captionLine, media, theme, type, visuallyHidden } from '../../../../theme/index.ts';
import { ChartValues } from '../ChartValues.tsx';
import { PlotAreaView } from './PlotAreaView.tsx';
import { PlotAxis } from './PlotAxis.tsx';
import { PlotLegend } from './PlotLegend.tsx';

interface PlotViewProps {
  /** What is drawn, with its texts. */
  readonly plot: Plot;
}

/** A plot with its title and its caption. */
export function PlotView({ plot }: PlotViewProps) {
  const { title, finding, legend, second, ticks, axis, ends, alternative, caption, table } = plot;
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <div>
          <Title id={titleId}>{title}</Title>
          {finding !== undefined && <Note>{finding}</Note>}
        </div>
        {legend && <PlotLegend symbols={legend} />}
      </Head>
      {/* The axis runs from left to right in every script. */}
      <Axes dir="ltr" aria-hidden data-labels={plot.values !== undefined}>
        <PlotAreaView area={plot} />
        {second && <PlotAreaView area={second} />}
        {ticks && <PlotAxis ticks={ticks} />}
        {axis !== undefined && <AxisName>{axis}</AxisName>}
        {ends && (
          <Ends>
            <span>{ends.left}</span>
            <span>{ends.right}</span>
          </Ends>
        )}
      </Axes>
      {/* Not needed if there is a table, because the table has the same content in numbers. */}
      {table === undefined && <Alternative>{alternative}</Alternative>}
      {caption !== undefined && <Note as="figcaption">{caption}</Note>}
      {table && <ChartValues title={title} table={table} />}
    </Root>
  );
}

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-width: 0;
`;

const Head = styled.div`
  ${captionLine}
`;

const Title = styled.h3`
  ${type.subheading}
  text-wrap: balance;
`;

const Note = styled.p`
  ${type.small}
  max-width: 48rem;
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Alternative = styled.p`
  ${visuallyHidden}
`;

const Axes = styled.div`
  ${type.caption}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  color: ${theme.color.textSubtle};

  &[data-labels='true'] {
    grid-template-columns: 3rem minmax(0, 1fr);
    font-variant-numeric: tabular-nums;
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const AxisName = styled.span`
  grid-column: -2;
  text-align: center;
`;

const Ends = styled.p`
  display: flex;
  grid-column: -2;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[1]};
`;
