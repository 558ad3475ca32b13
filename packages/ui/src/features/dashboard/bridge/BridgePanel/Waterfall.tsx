import type { BridgeStep } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import {
  INCONCLUSIVE,
  barInk,
  moneyRange,
  describeStep,
  type WaterfallBar,
  waterfallChart,
} from '@roi-insight/report-text';
import { media, theme, type } from '../../../../theme/index.ts';
import { Amounts } from '../../shared/Amounts/Amounts.tsx';
import { percent, stretch, WaterfallInk, Whisker } from '../../shared/track.ts';
import { useFormats } from '../../../../brand/index.ts';

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

const Bar = styled(WaterfallInk)`
  inset-block: 0.25rem;
`;

const Zero = styled.span`
  inset-block: -0.75rem;
  border-inline-start: 1px solid ${theme.color.hairlineStrong};
`;

const Amount = styled.p`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

/** The steps from the headline to the net. Each bar starts where the previous one ends; whiskers show low and high. */
export function Waterfall({ steps }: { readonly steps: readonly BridgeStep[] }) {
  const { bars, zero } = waterfallChart(steps);
  return (
    <List>
      {bars.map((bar) => (
        <Step key={bar.step.kind} bar={bar} zero={zero} />
      ))}
    </List>
  );
}

function Step({ bar, zero }: { readonly bar: WaterfallBar; readonly zero: number }) {
  const formats = useFormats();
  const { step, kind, range } = bar;
  const { name, note } = describeStep(formats, step);
  const { amount, change } = step;
  const isInconclusive = step.kind === 'net' && step.outcome === 'inconclusive';
  return (
    <Line $net={kind === 'net'}>
      <div>
        <p>{name}</p>
        <Note>{note}</Note>
      </div>
      <Track aria-hidden>
        <Zero style={{ insetInlineStart: percent(zero) }} />
        <Bar style={stretch(bar)} data-ink={barInk(bar)} />
        {range && <Whisker $tick={9} $isOpen={range.isOpen} style={stretch(range)} />}
      </Track>
      <div>
        <Amount>
          {isInconclusive
            ? INCONCLUSIVE
            : kind === 'change'
              ? formats.moneyChange(change.base)
              : formats.money(amount.base)}
        </Amount>
        {range && kind === 'net' && (
          <Note as={Amount}>
            <Amounts text={moneyRange(formats, amount)} />
          </Note>
        )}
      </div>
    </Line>
  );
}
