import type { Report } from '@roi-insight/contracts';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../brand/index.ts';
import { media, theme, visuallyHidden } from '../../theme/index.ts';
import { MetricCard } from '../MetricCard/MetricCard.tsx';
import { isolated } from './isolated.ts';
import { metricFaces } from './metricFaces.ts';

const Title = styled.h2`
  ${visuallyHidden}
`;

const Grid = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${theme.space[5]};
  }
`;

/** The four headline figures. They count up again whenever the report is another one. */
export function MetricCards({ report }: { readonly report: Report }) {
  const { assistant } = useBrand();
  const faces = useMemo(() => metricFaces(report, isolated(assistant)), [report, assistant]);
  return (
    <section>
      <Title>Headline figures</Title>
      <Grid>
        {faces.map((face) => (
          <MetricCard key={face.title} {...face} />
        ))}
      </Grid>
    </section>
  );
}
