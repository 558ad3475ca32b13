import { PLAN_OFFER } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { screenOnly, theme, type } from '../../../../theme/index.ts';
import { AppLinkButton } from '../../../shell/PageFrame/AppLinkButton.tsx';
import type { ScreenChrome } from '../../../shell/PageFrame/ScreenChrome.ts';

interface PlanOfferProps extends RootProps<'aside'> {
  readonly chrome: ScreenChrome;
  /** Why a plan may answer a question that this report could not. */
  readonly reason: string;
}

/** If a report has no answer, leads from there to the page that plans a rollout. */
export function PlanOffer({ chrome, reason, ...root }: PlanOfferProps) {
  return (
    <Root {...root} aria-label="Plan a rollout">
      <p>{reason}</p>
      <AppLinkButton chrome={chrome} to="/plan">
        {PLAN_OFFER}
      </AppLinkButton>
    </Root>
  );
}

const Root = styled.aside`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[8]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  ${screenOnly}

  p {
    flex: 1 1 20rem;
    max-width: 44rem;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;
