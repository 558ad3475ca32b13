import { METRIC_CARDS } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { media, theme } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

/** The answer: its figure, and on wide screens its bars. */
const Answer = styled.div`
  display: grid;
  align-content: center;
  align-items: center;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  min-height: 13.75rem;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

const Banner = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  height: 3.5rem;
  overflow: hidden;
  border-block: 1px solid ${theme.color.hairline};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const MetricCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  height: 11.875rem;
  box-shadow: none;
`;

/** Shares of the bars from gross to net. */
const BARS = ['100%', '70%', '45%', '35%'];

/** The outlines of a report. */
export function ReportSkeleton() {
  return (
    <Root aria-busy>
      <Answer>
        <Lines>
          <Skeleton width="10rem" height="0.875rem" />
          <Skeleton width="18rem" height="3rem" />
          <Skeleton width="26rem" />
        </Lines>
        <Lines>
          {BARS.map((width) => (
            <Skeleton key={width} width={width} height="1.25rem" />
          ))}
        </Lines>
      </Answer>
      <Banner>
        <Skeleton width="9rem" />
        <Skeleton width="6rem" />
        <Skeleton width="6rem" />
      </Banner>
      <Cards>
        {METRIC_CARDS.map(({ id }) => (
          <MetricCard key={id}>
            <Skeleton width="6rem" height="0.875rem" />
            <Skeleton width="9rem" height="2.5rem" />
            <Skeleton width="7rem" height="0.875rem" />
          </MetricCard>
        ))}
      </Cards>
      <Banner>
        <Skeleton width="12rem" />
        <Skeleton width="11rem" />
      </Banner>
    </Root>
  );
}
