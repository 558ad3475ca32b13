import { type AnswerStep, barInk, type WaterfallBar } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { theme, type } from '../../../theme/index.ts';
import { percent, stretch, WaterfallInk, Whisker } from './track.ts';

const Root = styled.span`
  position: relative;
  display: block;
  height: 1.25rem;
  font-weight: 400;
  > * {
    position: absolute;
  }
`;

const Bar = styled(WaterfallInk)`
  inset-block: 1px;
`;

const Zero = styled.span`
  inset-block: -0.25rem;
  border-inline-start: 1px solid ${theme.color.hairlineStrong};
`;

const Value = styled.span`
  padding-inline-start: ${theme.space[2]};
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** As wide as the range, or wider if both ends need more space. */
const Ends = styled.span`
  ${type.caption}
  top: 1.3125rem;
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[3]};
  width: max-content;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textMuted};
`;

interface WaterfallTrackProps {
  readonly bar: WaterfallBar;
  /** The position of zero. */
  readonly zero: number;
  readonly text: AnswerStep;
  /** Number of digits for which there is space after the longest bar. */
  readonly room: number;
  /** Whether changes have their range too. */
  readonly areRangesShown?: boolean;
}

/** A bar of a waterfall with its value at its end. The net value has its range, with both ends labeled. */
export function WaterfallTrack({ bar, zero, text, room, areRangesShown = false }: WaterfallTrackProps) {
  const range = areRangesShown || bar.kind === 'net' ? bar.range : null;
  const { ends } = text;
  const end = Math.max(bar.left + bar.width, range === null ? 0 : range.left + range.width);
  return (
    <Root style={{ marginInlineEnd: `calc(${room}ch + 0.5rem)`, marginBottom: ends.length === 0 ? 0 : '1.125rem' }}>
      {/* Not across a value. */}
      {zero <= end && <Zero aria-hidden style={{ insetInlineStart: percent(zero) }} />}
      <Bar aria-hidden style={stretch(bar)} data-ink={barInk(bar)} />
      {range && <Whisker aria-hidden $tick={9} $isOpen={range.isOpen} style={stretch(range)} />}
      <Value style={{ insetInlineStart: percent(end), fontWeight: bar.kind === 'net' ? 600 : 400 }}>
        {text.amount}
      </Value>
      {range && ends.length > 0 && (
        <Ends aria-hidden style={{ insetInlineStart: percent(range.left), minWidth: percent(range.width) }}>
          {ends.map((dollars) => (
            <span key={dollars}>{dollars}</span>
          ))}
        </Ends>
      )}
    </Root>
  );
}

/** The space for the longest value of the bars. */
export const roomOf = (texts: readonly AnswerStep[]): number => Math.max(...texts.map(({ amount }) => amount.length));
