import { answerSteps, type AnswerWaterfall as Chart, barInk } from '@roi-insight/report-text';
import { css, styled } from 'styled-components';
import { screenOnly, theme, type } from '../../../../theme/index.ts';
import { SectionLink } from '../../shared/SectionLink/SectionLink.tsx';
import type { SectionVisit } from '../../shared/SectionLink/SectionVisit.ts';
import { percent, stretch, WaterfallInk, Whisker } from '../../shared/track.ts';
import { useFormats } from '../../../../brand/index.ts';

const Root = styled.div`
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  margin-bottom: ${theme.space[2]};
`;

const Title = styled.h3`
  ${type.label}
  color: ${theme.color.textMuted};
`;

const More = styled(SectionLink)`
  ${type.label}
  ${screenOnly}
`;

const Row = styled.li<{ $isNet: boolean }>`
  ${type.small}
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  gap: 0 ${theme.space[4]};
  padding-block: 0.1875rem;
  ${({ $isNet }) =>
    $isNet &&
    css`
      margin-top: ${theme.space[1]};
      padding-top: ${theme.space[1]};
      border-top: 1px solid ${theme.color.hairlineStrong};
      font-weight: 600;
    `}
`;

/** All rows share the columns, so that all bars have the same scale. */
const Steps = styled.ol`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr) auto;
  column-gap: ${theme.space[4]};
`;

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

const Track = styled.span`
  position: relative;
  height: 1.125rem;
  > * {
    position: absolute;
  }
`;

const Bar = styled(WaterfallInk)`
  inset-block: 0.125rem;
`;

const Zero = styled.span`
  inset-block: -0.375rem;
  border-inline-start: 1px solid ${theme.color.hairlineStrong};
`;

interface AnswerWaterfallProps {
  readonly waterfall: Chart;
  readonly onVisit: (visit: SectionVisit) => void;
}

/** The steps from gross to net as four bars, each starting where the previous one ends. The line across the last bar is its range. */
export function AnswerWaterfall({ waterfall, onVisit }: AnswerWaterfallProps) {
  const formats = useFormats();
  const { title, bars, zero } = waterfall;
  const texts = answerSteps(formats, bars);
  return (
    <Root>
      <Head>
        <Title>{title}</Title>
        <More section="net-savings" onVisit={onVisit}>
          See every step
        </More>
      </Head>
      <Steps>
        {bars.map((bar, index) => {
          const { kind, step, range } = bar;
          const text = texts[index];
          return (
            <Row key={step.kind} $isNet={kind === 'net'}>
              <span>{text?.name}</span>
              <Track aria-hidden>
                <Zero style={{ insetInlineStart: percent(zero) }} />
                <Bar style={stretch(bar)} data-ink={barInk(bar)} />
                {range && kind === 'net' && <Whisker $tick={7} style={stretch(range)} $isOpen={range.isOpen} />}
              </Track>
              <Amount>{text?.amount}</Amount>
            </Row>
          );
        })}
      </Steps>
    </Root>
  );
}
