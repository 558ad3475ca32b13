import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { AssumptionsBanner } from '../../features/dashboard/assumptions/AssumptionsBanner/AssumptionsBanner.tsx';
import { MetricCards } from '../../features/dashboard/summary/MetricCards/MetricCards.tsx';
import type { MiniHeaderProps } from '../../features/dashboard/summary/MiniHeader/MiniHeader.tsx';
import { StickyMiniHeader } from '../../features/dashboard/summary/MiniHeader/StickyMiniHeader.tsx';
import { paragraphs, theme } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  ${paragraphs(theme.space[5])}
`;

interface GrossFiguresProps extends MiniHeaderProps, Pick<ComponentProps<typeof AssumptionsBanner>, 'onEdit'> {
  /** How often the assumptions were saved: each save makes the figures count up again, even without a change. */
  readonly saves: number;
}

/** The hourly cost and the cards based on it, with the sticky header that appears once they scroll into view. */
export function GrossFigures({ saves, onEdit, ...rest }: GrossFiguresProps) {
  const { report, economics } = rest;
  return (
    <Root>
      <StickyMiniHeader {...rest} />
      <AssumptionsBanner report={report} economics={economics} onEdit={onEdit} />
      <MetricCards key={saves} report={report} />
    </Root>
  );
}
