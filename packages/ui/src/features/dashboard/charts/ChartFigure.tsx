import { useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { captionLine, legend as legendStyle, theme, type } from '../../../theme/index.ts';
import { Amounts } from '../shared/Amounts/Amounts.tsx';
import { PeriodMarker } from '../shared/PeriodMarker/PeriodMarker.tsx';
import type { ChartModel } from '@roi-insight/report-text';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartValues } from '../../shell/document/ChartValues.tsx';

const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[4]};
  min-width: 0;
`;

const Caption = styled.figcaption`
  ${captionLine}
`;

const Title = styled.h3`
  ${type.subheading}
`;

const Finding = styled.p`
  ${type.small}
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Legend = styled.p`
  ${legendStyle}
`;

interface ChartFigureProps extends RootProps<'figure'> {
  readonly model: ChartModel;
  /** Whether the marks of the two periods are explained, for charts that show both periods in one plot. */
  readonly legend?: boolean;
}

/** A chart with its title, its finding in one sentence, and its values. */
export function ChartFigure({ model, legend = false, ...root }: ChartFigureProps) {
  const titleId = useId();
  return (
    <Root {...root} aria-labelledby={titleId}>
      <Caption>
        <Title id={titleId}>{model.title}</Title>
        {legend && (
          <Legend>
            <span>
              <PeriodMarker $side="pre" />
              Before
            </span>
            <span>
              <PeriodMarker $side="post" />
              After
            </span>
          </Legend>
        )}
      </Caption>
      <ChartPlot model={model} />
      <Finding>
        <Amounts text={model.finding} />
      </Finding>
      {model.empty === null && <ChartValues title={model.title} table={model.table} />}
    </Root>
  );
}
