import type { BridgeStep } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { formatMoney } from '../../format/index.ts';
import { media, theme, type } from '../../theme/index.ts';
import { stepInWords } from './bridgeInWords.ts';

const List = styled.ol`
  border-top: 1px solid ${theme.color.hairline};
`;

const Line = styled.li<{ $net: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]} ${theme.space[6]};
  align-items: center;
  padding-block: ${theme.space[3]};
  border-bottom: 1px solid ${({ $net }) => ($net ? theme.color.text : theme.color.hairline)};
  font-weight: ${({ $net }) => ($net ? 600 : 400)};
  ${media.tablet} {
    grid-template-columns: minmax(0, 14rem) minmax(0, 1fr) 9rem;
  }
`;

const Note = styled.p`
  ${type.caption}
  color: ${theme.color.textSubtle};
  font-weight: 400;
  text-wrap: pretty;
`;

const Track = styled.div`
  position: relative;
  grid-row: 2;
  grid-column: 1 / -1;
  height: 1.5rem;
  ${media.tablet} {
    grid-row: auto;
    grid-column: auto;
  }
`;

const Bar = styled.span<{ $from: number; $to: number; $ink: string }>`
  position: absolute;
  inset-block: 0.25rem;
  left: ${({ $from, $to }) => Math.min($from, $to)}%;
  width: ${({ $from, $to }) => Math.abs($to - $from)}%;
  min-width: 2px;
  border-radius: 2px;
  background: ${({ $ink }) => $ink};
`;

const Whisker = styled.span<{ $from: number; $to: number }>`
  position: absolute;
  top: 50%;
  left: ${({ $from }) => $from}%;
  width: ${({ $from, $to }) => $to - $from}%;
  border-top: 2px solid ${theme.color.text};
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: -6px;
    height: 10px;
    border-left: 2px solid ${theme.color.text};
  }
  &::after {
    right: 0;
  }
`;

const Zero = styled.span<{ $at: number }>`
  position: absolute;
  inset-block: -0.75rem;
  left: ${({ $at }) => $at}%;
  border-left: 1px solid ${theme.color.hairlineStrong};
`;

const Amount = styled.p`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

/** The steps from the headline to the net, each bar beginning where the one above ended; whiskers show low and high. */
export function Waterfall({ steps }: { readonly steps: readonly BridgeStep[] }) {
  const ends = steps.flatMap(({ amount }) => [amount.low, amount.base, amount.high]);
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
  const isTotal = kind === 'headline' || kind === 'net';
  return (
    <Line $net={kind === 'net'}>
      <div>
        <p>{name}</p>
        <Note>{note}</Note>
      </div>
      <Track aria-hidden>
        <Zero $at={at(0)} />
        <Bar
          $from={at(isTotal ? 0 : from)}
          $to={at(amount.base)}
          $ink={
            kind === 'net'
              ? theme.color.accent
              : kind === 'headline'
                ? theme.color.chartBefore
                : theme.color.hairlineStrong
          }
        />
        {amount.low !== amount.high && <Whisker $from={at(amount.low)} $to={at(amount.high)} />}
      </Track>
      <div>
        <Amount>{formatMoney(isTotal ? amount.base : change.base)}</Amount>
        {amount.low !== amount.high && isTotal && (
          <Note as={Amount}>
            {formatMoney(amount.low)} to {formatMoney(amount.high)}
          </Note>
        )}
      </div>
    </Line>
  );
}
