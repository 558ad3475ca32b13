import type { Progress } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { progressInWords } from '../../features/LoadingPanel/progressInWords.ts';
import { SCREEN_HEADING_ID } from '../../features/PageFrame/ScreenChrome.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { media, theme, type } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[10]};
`;

const Now = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

const Title = styled.h1`
  ${type.heading}
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  outline: none;
`;

const Reported = styled.p`
  min-height: 1.6em;
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
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

/** The request still runs: what is known of it, and the outline of what comes. */
export function DashboardLoading({ progress }: { readonly progress: Progress | null }) {
  return (
    <Root aria-busy>
      <Now>
        <Title id={SCREEN_HEADING_ID} tabIndex={-1}>
          <Spinner size={24} />
          <output>Loading dashboard data...</output>
        </Title>
        <Reported>{progress && progressInWords(progress)}</Reported>
      </Now>
      <Skeleton height="4.5rem" />
      <Cards>
        <Skeleton height="11.5rem" />
        <Skeleton height="11.5rem" />
        <Skeleton height="11.5rem" />
        <Skeleton height="11.5rem" />
      </Cards>
      <Skeleton height="24rem" />
    </Root>
  );
}
