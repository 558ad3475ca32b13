import type { BridgeStep } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { formatMoney, formatMoneyChange, moneyRange } from '@roi-insight/report-text';
import { media, theme, type } from '../../../../theme/index.ts';
import { Amounts } from '../../shared/Amounts/Amounts.tsx';
import { stepInWords } from '@roi-insight/report-text';

const List = styled.ol`
  border-top: 1px solid ${theme.color.hairline};
`;

const Line = styled.li<{ $net: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]} ${theme.space[6]};
  align-items: center;
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${({ $net }) => $net && `border-block: 1px solid ${theme.color.text}; font-weight: 600;`}
  ${media.tablet} {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr) 9rem;
  }
`;

const Note = styled.p`
  ${type.caption}
  color: ${theme.color.textSubtle};
  text-wrap: pretty;
`;

const Track = styled.div`
  position: relative;
  grid-row: 2;
  grid-column: 1 / -1;
  height: 1.5rem;
  > * {
    position: absolute;
  }
  ${media.tablet} {
    grid-row: auto;
    grid-column: auto;
  }
`;

/** Solid: a sum. Light: a change that leads from one sum to the next. */
const Bar = styled.span<{ $ink: string; $isSum: boolean }>`
  inset-block: 0.25rem;
  min-width: 2px;
  border-radius: 2px;
  background: ${({ $ink }) => $ink};
  opacity: ${({ $isSum }) => ($isSum ? 1 : 0.42)};
`;

/** Ends in a tick; without a high end it runs to the edge and has none there. */
const Whisker = styled.span<{ $isOpen: boolean }>`
  top: calc(50% - 0.5px);
  border-top: 1px solid ${theme.color.text};
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: -5px;
    height: 9px;
    border-left: 1px solid ${theme.color.text};
  }
  &::after {
    right: 0;
    display: ${({ $isOpen }) => ($isOpen ? 'none' : 'block')};
  }
`;

const Zero = styled.span`
  inset-block: -0.75rem;
  border-left: 1px solid ${theme.color.hairlineStrong};
`;

const Amount = styled.p`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

/** The steps from the headline to the net, each bar beginning where the one above ended; whiskers show low and high. */
export function Waterfall({ steps }: { readonly steps: readonly BridgeStep[] }) {
  const ends = steps.flatMap(({ amount }) => [amount.low, amount.base, amount.high ?? amount.base]);
  const low = Math.min(0, ...ends);
  const span = Math.max(0, ...ends) - low || 1;
  const at = (dollars: number) => ((dollars - low) / span) * 100;
  return (
    <List>
      {steps.map((step, index) => (
        <Step key={step.kind} step={step} from={steps[index - 1]?.amount.base ?? 0} at={at} />
      ))}
    </List>
  );
}

interface StepProps {
  readonly step: BridgeStep;
  /** Dollars at which the step above ended. */
  readonly from: number;
  readonly at: (dollars: number) => number;
}

function Step({ step, from, at }: StepProps) {
  const { name, note } = stepInWords(step);
  const { amount, change, kind } = step;
  const isNet = kind === 'net';
  const isSum = isNet || kind === 'headline';
  const isOpen = amount.low !== amount.high;
  return (
    <Line $net={isNet}>
      <div>
        <p>{name}</p>
        <Note>{note}</Note>
      </div>
      <Track aria-hidden>
        <Zero style={{ left: `${at(0)}%` }} />
        <Bar style={stretch(at(isSum ? 0 : from), at(amount.base))} $ink={inkOf(step)} $isSum={isSum} />
        {isOpen && (
          <Whisker
            $isOpen={amount.high === null}
            style={stretch(at(amount.low), amount.high === null ? 100 : at(amount.high))}
          />
        )}
      </Track>
      <div>
        <Amount>{isSum ? formatMoney(amount.base) : formatMoneyChange(change.base)}</Amount>
        {isOpen && isNet && (
          <Note as={Amount}>
            <Amounts text={moneyRange(amount)} />
          </Note>
        )}
      </div>
    </Line>
  );
}

/** A loss is not shown in the color of what was won. */
function inkOf(step: BridgeStep): string {
  if (step.kind !== 'net') return theme.color.chartBefore;
  return step.amount.base < 0 ? theme.color.negative : theme.color.accent;
}

const stretch = (from: number, to: number) => ({ left: `${Math.min(from, to)}%`, width: `${Math.abs(to - from)}%` });
