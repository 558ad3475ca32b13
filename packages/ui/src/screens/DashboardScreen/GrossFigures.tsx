import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { AssumptionsBanner } from '../../features/dashboard/assumptions/AssumptionsBanner/AssumptionsBanner.tsx';
import { MetricCards } from '../../features/dashboard/summary/MetricCards/MetricCards.tsx';
import type { MiniHeaderProps } from '../../features/dashboard/summary/MiniHeader/MiniHeader.tsx';
import { StickyMiniHeader } from '../../features/dashboard/summary/MiniHeader/StickyMiniHeader.tsx';
import { AssumptionsEditor } from './AssumptionsEditor.tsx';
import { paragraphs, theme, useIsPhone } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  ${paragraphs(theme.space[5])}
`;

interface GrossFiguresProps
  extends MiniHeaderProps, Pick<ComponentProps<typeof AssumptionsBanner>, 'onEdit' | 'onApproach'> {
  /** How often the assumptions were saved: each save makes the figures count up again, even without a change. */
  readonly saves: number;
  /** The state of the modal that edits the assumptions. It is part of this module because most controls that open it are. */
  readonly editor: Omit<ComponentProps<typeof AssumptionsEditor>, 'report' | 'economics'>;
}

/** The inputs of all money and the cards, with the sticky header that appears once they scroll out of view. */
export function GrossFigures({ saves, onEdit, onApproach, editor, ...rest }: GrossFiguresProps) {
  const { report, economics } = rest;
  const banner = (
    <AssumptionsBanner key="banner" report={report} economics={economics} onEdit={onEdit} onApproach={onApproach} />
  );
  const cards = <MetricCards key={`cards ${saves}`} report={report} />;
  // On a phone the figures come first: the inputs would push them out of view.
  const parts: readonly ReactNode[] = useIsPhone() ? [cards, banner] : [banner, cards];
  return (
    <Root>
      <StickyMiniHeader {...rest} />
      {parts}
      <AssumptionsEditor {...editor} report={report} economics={economics} />
    </Root>
  );
}
