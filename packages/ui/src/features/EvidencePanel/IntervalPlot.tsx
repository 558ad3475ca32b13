import type { Estimate, Interval } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { formatChange, formatPercent } from '../../format/index.ts';
import { theme, type } from '../../theme/index.ts';
import { intervalScale } from './intervalScale.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.span`
  ${type.caption}
  color: ${theme.color.textSubtle};
`;

const Track = styled.div`
  position: relative;
  height: 2.25rem;
`;

const Zero = styled.span<{ $at: number }>`
  position: absolute;
  inset-block: 0;
  left: ${({ $at }) => $at}%;
  border-left: 1px solid ${theme.color.text};
`;

const Rule = styled.span`
  position: absolute;
  top: 50%;
  width: 100%;
  border-top: 1px solid ${theme.color.hairline};
`;

const Span = styled.span<{ $from: number; $to: number; $ink: string; $strong: boolean }>`
  position: absolute;
  top: 50%;
  left: ${({ $from }) => $from}%;
  width: ${({ $from, $to }) => $to - $from}%;
  height: ${({ $strong }) => ($strong ? '0.75rem' : '0.375rem')};
  border-radius: ${theme.radius.full};
  background: ${({ $ink }) => $ink};
  opacity: 0.35;
  transform: translateY(-50%);
`;

const Dot = styled.span<{ $at: number; $ink: string; $strong: boolean }>`
  position: absolute;
  top: 50%;
  left: ${({ $at }) => $at}%;
  width: ${({ $strong }) => ($strong ? '1rem' : '0.75rem')};
  aspect-ratio: 1;
  border: 2px solid ${theme.color.surface};
  border-radius: ${theme.radius.full};
  background: ${({ $ink }) => $ink};
  transform: translate(-50%, -50%);
`;

const Axis = styled.div`
  ${type.caption}
  position: relative;
  height: 3rem;
  border-top: 1px solid ${theme.color.hairlineStrong};
  color: ${theme.color.textSubtle};
  font-variant-numeric: tabular-nums;
`;

const Tick = styled.span<{ $at: number }>`
  position: absolute;
  top: ${theme.space[1]};
  left: ${({ $at }) => $at}%;
  transform: translateX(${({ $at }) => ($at <= 4 ? 0 : $at >= 96 ? -100 : -50)}%);
`;

const Ends = styled.span`
  position: absolute;
  bottom: 0;
  display: flex;
  justify-content: space-between;
  width: 100%;
`;

const names: Record<Estimate['method'], { name: string; note: string }> = {
  'trend-adjusted': { name: 'Trend-adjusted', note: 'The verdict rests on this one.' },
  level: { name: 'Plain before and after', note: 'What a naive comparison says.' },
};

interface IntervalPlotProps {
  readonly estimates: readonly Estimate[];
  /** The method that the verdict rests on. */
  readonly method: Estimate['method'];
  /** Colour of that estimate. */
  readonly ink: string;
}

/** Each estimate as a dot on its 95 % interval, on one axis around zero. */
export function IntervalPlot({ estimates, method, ink }: IntervalPlotProps) {
  const scale = intervalScale(estimates.flatMap(({ interval_percent: interval }) => (interval ? [interval] : [])));
  return (
    <Root>
      {estimates.map((estimate) => (
        <Row key={estimate.method} estimate={estimate} scale={scale} ink={ink} strong={estimate.method === method} />
      ))}
      <Axis aria-hidden>
        {scale.ticks.map((tick) => (
          <Tick key={tick} $at={scale.at(tick)}>
            {formatPercent(tick).replace('.0', '')}
          </Tick>
        ))}
        <Ends>
          <span>← takes longer</span>
          <span>time saved →</span>
        </Ends>
      </Axis>
    </Root>
  );
}

interface RowProps {
  readonly estimate: Estimate;
  readonly scale: ReturnType<typeof intervalScale>;
  readonly ink: string;
  readonly strong: boolean;
}

function Row({ estimate, scale, ink, strong }: RowProps) {
  const { effect_percent: effect, interval_percent: interval, method } = estimate;
  const color = strong ? ink : theme.color.textSubtle;
  return (
    <div>
      <Name>
        <span>
          {names[method].name} <Note>{names[method].note}</Note>
        </span>
        <span>
          <b>{formatChange(effect)}</b> {interval && <Note>{range(interval)}</Note>}
        </span>
      </Name>
      <Track aria-hidden>
        <Rule />
        <Zero $at={scale.at(0)} />
        {interval && <Span $from={scale.at(interval[0])} $to={scale.at(interval[1])} $ink={color} $strong={strong} />}
        {interval && effect !== null && <Dot $at={scale.at(effect)} $ink={color} $strong={strong} />}
      </Track>
    </div>
  );
}

const range = ([low, high]: Interval) => `${formatChange(low)} to ${formatChange(high)}`;
