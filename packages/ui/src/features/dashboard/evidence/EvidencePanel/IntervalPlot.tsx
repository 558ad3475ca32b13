import type { Estimate } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { estimateNote, METHOD_NAMES, MISSING, wholeRange, wholeSaving } from '@roi-insight/report-text';
import { media, theme, type } from '../../../../theme/index.ts';
import { MetricValue } from '../../shared/MetricValue/MetricValue.tsx';
import { IntervalBar } from '../IntervalBar/IntervalBar.tsx';
import { IntervalEnds } from '../IntervalBar/IntervalEnds.tsx';
import { intervalScale } from '../IntervalBar/intervalScale.ts';
import { useFormats } from '../../../../brand/index.ts';

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[4]};
  ${media.print} {
    break-inside: avoid;
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
`;

const Effect = styled.b`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Note = styled.span`
  ${type.caption}
  color: ${theme.color.textSubtle};
  font-variant-numeric: tabular-nums;
`;

const Axis = styled.div.attrs({ dir: 'ltr' })`
  ${type.caption}
  position: relative;
  height: 3.25rem;
  border-top: 1px solid ${theme.color.hairlineStrong};
  color: ${theme.color.textSubtle};
  font-variant-numeric: tabular-nums;
`;

const Tick = styled.span`
  position: absolute;
  top: ${theme.space[1]};
  transform: translateX(-50%);
  white-space: nowrap;
  &:first-child {
    transform: none;
  }
  &:nth-last-child(2) {
    transform: translateX(-100%);
  }
`;

const Ends = styled.span`
  position: absolute;
  bottom: 0;
  width: 100%;
`;

interface IntervalPlotProps {
  readonly estimates: readonly Estimate[];
  /** The method behind the verdict, drawn first and strongest; null if there is no verdict. */
  readonly method: Estimate['method'] | null;
  /** Name of the estimate that compares with other teams. */
  readonly comparison: string;
  /** Color of the deciding estimate. */
  readonly ink: string;
  /** Says what the estimates are; null if nothing needs to be said. */
  readonly note: string | null;
}

/** Each estimate as a dot on its 95 % interval, all on one axis around zero. */
export function IntervalPlot({ estimates, method, comparison, ink, note }: IntervalPlotProps) {
  const formats = useFormats();
  const scale = intervalScale(estimates.flatMap(({ intervalPercent: interval }) => (interval ? [interval] : [])));
  const tickText = formats.percentAxis(scale.step);
  const chosenFirst = estimates.toSorted((a, b) => Number(b.method === method) - Number(a.method === method));
  return (
    <Root>
      {chosenFirst.map((estimate) => (
        <Row
          key={estimate.method}
          estimate={estimate}
          name={estimate.method === 'comparison' ? comparison : METHOD_NAMES[estimate.method]}
          scale={scale}
          ink={ink}
          note={estimateNote(estimate.method, method)}
          strong={estimate.method === method}
        />
      ))}
      <Axis aria-hidden>
        {scale.ticks.map((tick) => (
          <Tick key={tick} style={{ left: `${scale.at(tick)}%` }}>
            {tickText(tick)}
          </Tick>
        ))}
        <Ends>
          <IntervalEnds slower="more time" faster="less time" />
        </Ends>
      </Axis>
      {note !== null && <Note>{note}</Note>}
    </Root>
  );
}

interface RowProps {
  readonly estimate: Estimate;
  readonly name: string;
  readonly scale: ReturnType<typeof intervalScale>;
  readonly ink: string;
  readonly note: string;
  readonly strong: boolean;
}

function Row({ estimate, name, scale, ink, note, strong }: RowProps) {
  const formats = useFormats();
  const { effectPercent: effect, intervalPercent: interval } = estimate;
  return (
    <div>
      <Name>
        <span>
          {name} <Note>{note}</Note>
        </span>
        <span>
          <Effect>
            <MetricValue
              text={effect === null ? MISSING : wholeSaving(formats, effect)}
              reason="Too little data for this estimate"
            />
          </Effect>{' '}
          {interval && <Note>{wholeRange(formats, interval)}</Note>}
        </span>
      </Name>
      <IntervalBar estimate={estimate} scale={scale} ink={strong ? ink : theme.color.textSubtle} strong={strong} />
    </div>
  );
}
