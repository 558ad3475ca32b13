import type { Report } from '@roi-insight/contracts';
import { type Bridge, bridge, type Economics } from '@roi-insight/roi-math';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import { media, theme, type } from '../../../../theme/index.ts';
import { ReportSection } from '../../shared/ReportSection/ReportSection.tsx';
import {
  breakEvenInWords,
  capacityInWords,
  gapInWords,
  paybackInWords,
  projectionInWords,
} from '@roi-insight/report-text';
import { EconomicsFields } from './EconomicsFields.tsx';
import { Waterfall } from './Waterfall.tsx';

const Outcomes = styled.dl`
  display: grid;
  gap: ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Name = styled.dt`
  ${type.label}
  color: ${theme.color.textMuted};
`;

const Value = styled.dd`
  ${type.figureSmall}
`;

const Note = styled.dd`
  ${type.caption}
  margin-top: ${theme.space[1]};
  color: ${theme.color.textSubtle};
  text-wrap: pretty;
`;

interface BridgePanelProps {
  readonly report: Report;
  /** The panel keeps edited values until others are given, as by a report that is opened from a file. */
  readonly economics: Economics;
  readonly onEconomicsChange?: ((economics: Economics) => void) | undefined;
}

/** What remains of the headline after each doubt, and whether that pays for the licenses. */
export function BridgePanel({ report, economics: given, onEconomicsChange }: BridgePanelProps) {
  const [edited, setEdited] = useState({ economics: given, from: given });
  const economics = edited.from === given ? edited.economics : given;
  const outcome = useMemo(() => bridge(report, economics), [report, economics]);
  function change(next: Economics) {
    setEdited({ economics: next, from: given });
    onEconomicsChange?.(next);
  }
  return (
    <ReportSection
      title="From headline to defensible"
      lead="The headline multiplies a difference of averages by every task. This is what remains of it, doubt by doubt, in the time since adoption. Thin lines span from a cautious to a hopeful reading."
    >
      {outcome.kind === 'unavailable' ? (
        <EmptyState title="No bridge for this report">{gapInWords[outcome.reason]}</EmptyState>
      ) : (
        <>
          <EconomicsFields economics={economics} onChange={change} />
          <Waterfall steps={outcome.steps} />
          <CapacityAlert capacity={outcome.capacity} />
          <Outcome bridge={outcome} />
        </>
      )}
    </ReportSection>
  );
}

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

function Outcome({ bridge: ready }: { readonly bridge: ReadyBridge }) {
  const items = [
    { name: 'Net in a year', ...projectionInWords(ready.projection) },
    { name: 'Payback', ...paybackInWords(ready) },
    { name: 'Break-even', ...breakEvenInWords(ready.breakEvenPercent) },
  ];
  return (
    <Outcomes>
      {items.map(({ name, figure, note }) => (
        <div key={name}>
          <Name>{name}</Name>
          <Value>{figure}</Value>
          <Note>{note}</Note>
        </div>
      ))}
    </Outcomes>
  );
}

function CapacityAlert({ capacity }: Pick<ReadyBridge, 'capacity'>) {
  if (capacity === null || capacity.kind === 'plausible') return null;
  const { figure, note } = capacityInWords(capacity);
  return (
    <Alert tone={capacity.kind === 'refused' ? 'negative' : 'warning'} title={figure}>
      {note}
    </Alert>
  );
}
