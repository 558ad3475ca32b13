import type { Report } from '@roi-insight/contracts';
import { grossText, metricCardProps, type MetricCardId } from '@roi-insight/report-text';
import { CalendarRange, Clock, Coins, Gauge, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import { media, theme, type } from '../../../../theme/index.ts';
import { MetricCard } from '../MetricCard/MetricCard.tsx';

const icons: Readonly<Record<MetricCardId, LucideIcon>> = {
  'time-savings': Gauge,
  'hours-saved': Clock,
  'cost-savings': Coins,
  'annual-projection': CalendarRange,
};

const Grid = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.tablet} {
    gap: ${theme.space[4]};
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Caption = styled.header`
  margin-bottom: ${theme.space[2]};
`;

const Title = styled.h2`
  ${type.label}
  display: inline;
  margin-inline-end: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;

const Note = styled.p`
  ${type.caption}
  display: inline;
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

interface MetricCardsProps extends RootProps<'section'> {
  /** The report whose headline figures are shown. */
  readonly report: Report;
}

/** The headline figures. They count up again whenever the report changes. */
export function MetricCards({ report, ...root }: MetricCardsProps) {
  const formats = useFormats();
  const { assistant } = useBrand();
  const cards = useMemo(() => metricCardProps(formats, report, assistant), [formats, report, assistant]);
  return (
    <section {...root}>
      <Caption>
        <Title>Gross</Title>
        <Note>{grossText(formats, report)}</Note>
      </Caption>
      <Grid>
        {cards.map(({ id, ...card }) => (
          <MetricCard key={id} icon={icons[id]} {...card} />
        ))}
      </Grid>
    </section>
  );
}
