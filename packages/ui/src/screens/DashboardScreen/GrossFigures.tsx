import type { Economics } from '@roi-insight/contracts';
import { bridge } from '@roi-insight/roi-math';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { AssumptionsBanner } from '../../features/dashboard/assumptions/AssumptionsBanner/AssumptionsBanner.tsx';
import { MetricCards } from '../../features/dashboard/summary/MetricCards/MetricCards.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../primitives/lazyModule/useLazyModule.ts';
import { LoadError } from '../../features/dashboard/shared/LoadError/LoadError.tsx';
import { AssumptionsEditor } from './AssumptionsEditor.tsx';
import { paragraphs, theme, useIsPhone } from '../../theme/index.ts';

const lazyWhatIf = lazyModule(
  async () => (await import('../../features/dashboard/assumptions/WhatIf/WhatIf.tsx')).WhatIf,
);

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  ${paragraphs(theme.space[5])}
`;

const Inputs = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`;

interface GrossFiguresProps extends Pick<
  ComponentProps<typeof AssumptionsBanner>,
  'report' | 'economics' | 'onEdit' | 'onApproach'
> {
  /** Number of times the assumptions were saved. Each save makes the figures count up again, even without a change. */
  readonly saves: number;
  /** The reader moves a slider. Must be a stable function. */
  readonly onTry: (economics: Economics) => void;
  /** The reader has released a slider. */
  readonly onSettle: (economics: Economics) => void;
  /**
   * The state of the modal that edits the assumptions. The modal is in this module, because most controls that open the
   * modal are here.
   */
  readonly editor: Omit<ComponentProps<typeof AssumptionsEditor>, 'report' | 'economics'>;
}

/** The inputs of all amounts, and the cards. */
export function GrossFigures(props: GrossFiguresProps) {
  const { report, economics, saves, onTry, onSettle, onEdit, onApproach, editor } = props;
  const [isAsking, setAsking] = useState(false);
  const whatIf = useLazyModule(lazyWhatIf, isAsking);
  // Without a net value, there is nothing that a slider could move.
  const hasNet = useMemo(() => bridge(report, economics).kind === 'ready', [report, economics]);
  const inputs = (
    <Inputs key="inputs">
      <AssumptionsBanner report={report} economics={economics} onEdit={onEdit} onApproach={onApproach}>
        {hasNet && (
          <Button
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
            onPointerEnter={() => void lazyWhatIf.load().catch(() => undefined)}
          >
            What if?
          </Button>
        )}
      </AssumptionsBanner>
      {hasNet && isAsking && whatIf.kind === 'failed' && <LoadError onRetry={whatIf.retry} />}
      {hasNet && isAsking && whatIf.kind === 'ready' && (
        <whatIf.value report={report} economics={economics} onChange={onTry} onCommit={onSettle} />
      )}
    </Inputs>
  );
  // Stays the same element while a slider moves, because the cards do not depend on it.
  const cards = useMemo(() => <MetricCards key={`cards ${saves}`} report={report} />, [report, saves]);
  // On a phone, the figures come first, because the inputs would push them out of view.
  const parts: readonly ReactNode[] = useIsPhone() ? [cards, inputs] : [inputs, cards];
  return (
    <Root>
      {parts}
      <AssumptionsEditor {...editor} report={report} economics={economics} />
    </Root>
  );
}
