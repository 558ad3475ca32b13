import type { Economics, Report } from '@roi-insight/contracts';
import { type Bridge, bridge } from '@roi-insight/roi-math';
import {
  BRIDGE_LEAD,
  BRIDGE_RANGES,
  describeCapacity,
  ENTER_SEATS,
  gapTexts,
  outcomeFacts,
  realizationText,
} from '@roi-insight/report-text';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { media, theme, type } from '../../../../theme/index.ts';
import { Amounts } from '../../shared/Amounts/Amounts.tsx';
import { SectionContent } from '../../shared/SectionContent/SectionContent.tsx';
import { QuarterTable } from './QuarterTable.tsx';
import { Waterfall } from './Waterfall.tsx';
import { useFormats } from '../../../../brand/index.ts';

const Outcomes = styled.dl`
  display: grid;
  gap: ${theme.space[6]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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

const Check = styled.p`
  ${type.small}
  color: ${theme.color.textMuted};
`;

interface BridgePanelProps extends RootProps<'div'> {
  /** The report whose net result is shown. */
  readonly report: Report;
  /** The inputs of the net value that are not in the report. */
  readonly economics: Economics;
  /** Opens the editor at the number of seats, because without that number, there is no net value. */
  readonly onEnterSeats: () => void;
}

/** The remaining value of the headline after each step, and whether it pays for the licenses. */
export function BridgePanel({ report, economics, onEnterSeats, ...root }: BridgePanelProps) {
  const check = realizationText(useFormats(), report);
  const outcome = useMemo(() => bridge(report, economics), [report, economics]);
  return (
    <SectionContent {...root} lead={`${BRIDGE_LEAD} ${BRIDGE_RANGES}`}>
      {outcome.kind === 'unavailable' ? (
        <EmptyState
          title={gapTexts[outcome.reason].title}
          action={outcome.reason === 'no-seats' && <Button onClick={onEnterSeats}>{ENTER_SEATS}</Button>}
        >
          {gapTexts[outcome.reason].text}
        </EmptyState>
      ) : (
        <>
          <Waterfall steps={outcome.steps} />
          <CapacityAlert capacity={outcome.capacity} />
          {outcome.quarters && <QuarterTable report={report} quarters={outcome.quarters} />}
          <Outcome bridge={outcome} />
          {check && <Check>{check.full}</Check>}
        </>
      )}
    </SectionContent>
  );
}

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

function Outcome({ bridge: ready }: { readonly bridge: ReadyBridge }) {
  const formats = useFormats();
  return (
    <Outcomes>
      {outcomeFacts(formats, ready).map(({ name, figure, note }) => (
        <div key={name}>
          <Name>{name}</Name>
          <Value>{figure}</Value>
          <Note>
            <Amounts text={note} />
          </Note>
        </div>
      ))}
    </Outcomes>
  );
}

function CapacityAlert({ capacity }: Pick<ReadyBridge, 'capacity'>) {
  const formats = useFormats();
  if (capacity.kind === 'plausible') return null;
  const { figure, note } = describeCapacity(formats, capacity);
  return (
    <Alert tone={capacity.kind === 'refused' ? 'negative' : 'warning'} title={figure}>
      {note}
    </Alert>
  );
}
