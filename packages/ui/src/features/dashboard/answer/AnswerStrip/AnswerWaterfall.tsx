import { answerSteps, type AnswerWaterfall as Chart } from '@roi-insight/report-text';
import { css, styled } from 'styled-components';
import { useFormats } from '../../../../brand/index.ts';
import { theme, type } from '../../../../theme/index.ts';
import { SectionLink } from '../../shared/SectionLink/SectionLink.tsx';
import type { SectionVisit } from '../../shared/SectionLink/SectionVisit.ts';
import { roomOf, WaterfallTrack } from '../../shared/WaterfallTrack.tsx';
import { container } from './container.ts';

const Root = styled.div`
  min-width: 0;
`;

const Title = styled.h3`
  ${type.label}
  margin-bottom: ${theme.space[2]};
`;

const Row = styled.li<{ $isNet: boolean }>`
  ${type.small}
  display: grid;
  gap: 0 ${theme.space[4]};
  line-height: 1.25rem;
  margin-top: ${theme.space[1]};
  ${container.medium} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
  ${({ $isNet }) =>
    $isNet &&
    css`
      margin-top: ${theme.space[1]};
      padding-top: ${theme.space[1]};
      border-top: 1px solid ${theme.color.hairlineStrong};
      font-weight: 600;
    `}
`;

interface AnswerWaterfallProps {
  readonly waterfall: Chart;
  readonly onVisit: (visit: SectionVisit) => void;
}

/** The steps from gross to net as bars, each starting where the previous one ends. The line across the last bar is its range. */
export function AnswerWaterfall({ waterfall, onVisit }: AnswerWaterfallProps) {
  const formats = useFormats();
  const { title, bars, zero } = waterfall;
  const texts = answerSteps(formats, bars);
  return (
    <Root>
      <Title>
        <SectionLink section="net-savings" onVisit={onVisit}>
          {title}
        </SectionLink>
      </Title>
      <ol>
        {bars.map((bar, index) => {
          const text = texts[index];
          return (
            text && (
              <Row key={bar.step.kind} $isNet={bar.kind === 'net'}>
                <span>{text.name}</span>
                <WaterfallTrack bar={bar} zero={zero} text={text} room={roomOf(texts)} />
              </Row>
            )
          );
        })}
      </ol>
    </Root>
  );
}
