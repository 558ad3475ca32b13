import type { Progress } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { progressInWords } from '../../features/loading/LoadingPanel/progressInWords.ts';
import { SCREEN_HEADING_ID } from '../../features/shell/PageFrame/ScreenChrome.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { media, theme, type } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const CurrentStep = styled.div`
  margin-bottom: ${theme.space[6]};
`;

const Title = styled.h1`
  ${type.heading}
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  outline: none;
`;

const ServerProgress = styled.p`
  min-height: 1.6em;
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Banner = styled.div`
  display: flex;
  gap: ${theme.space[10]};
  padding-block: ${theme.space[6]};
  border-block: 1px solid ${theme.color.hairline};
`;

const Cards = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Outline = styled(Card)<{ $height: string }>`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
  height: ${({ $height }) => $height};
  box-shadow: none;
`;

const CARDS = ['Time Savings', 'Hours Saved', 'Cost Savings', 'Annual Projection'];

/** The request still runs: what is known of it, and the outline of what comes. */
export function DashboardLoading({ progress }: { readonly progress: Progress | null }) {
  return (
    <Root aria-busy>
      <CurrentStep>
        <Title id={SCREEN_HEADING_ID} tabIndex={-1}>
          <Spinner size={24} />
          <output>Loading dashboard data...</output>
        </Title>
        <ServerProgress>{progress && progressInWords(progress)}</ServerProgress>
      </CurrentStep>
      <Banner>
        <Skeleton width="9rem" />
        <Skeleton width="6rem" />
      </Banner>
      <Cards>
        {CARDS.map((card) => (
          <Outline key={card} $height="10.5rem">
            <Skeleton width="6rem" height="0.875rem" />
            <Skeleton width="9rem" height="2.5rem" />
            <Skeleton width="7rem" height="0.875rem" />
          </Outline>
        ))}
      </Cards>
      <Outline $height="26rem">
        <Skeleton width="14rem" />
      </Outline>
    </Root>
  );
}
