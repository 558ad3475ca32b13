import type { Economics, Report } from '@roi-insight/contracts';
import { answerText, type AnswerText, describeAssumed, type AssumptionField } from '@roi-insight/report-text';
import { useId, useMemo } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { media, screenOnly, theme, type } from '../../../../theme/index.ts';
import { Amounts } from '../../shared/Amounts/Amounts.tsx';
import { SectionLink } from '../../shared/SectionLink/SectionLink.tsx';
import type { SectionVisit } from '../../shared/SectionLink/SectionVisit.ts';
import { AnswerInputs } from './AnswerInputs.tsx';
import { LazyAnswerWaterfall } from './LazyAnswerWaterfall.tsx';
import { container } from './container.ts';
import { useFormats } from '../../../../brand/index.ts';

const Root = styled(Card)`
  container-type: inline-size;
  display: grid;
  gap: ${theme.space[5]};
  box-shadow: ${theme.shadow.md};
  > * + * {
    padding-top: ${theme.space[5]};
    border-top: 1px solid ${theme.color.hairline};
  }
`;

const Top = styled.div<{ $isPair: boolean }>`
  display: grid;
  gap: ${theme.space[6]};
  ${({ $isPair }) =>
    $isPair &&
    css`
      ${container.wide} {
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
        align-items: center;
        gap: ${theme.space[12]};
      }
      ${media.print} {
        grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      }
    `}
`;

const Title = styled.h2`
  ${type.label}
  font-size: 0.9375rem;
  color: ${theme.color.textMuted};
`;

const colors: Record<AnswerText['tone'], string> = {
  positive: theme.color.text,
  neutral: theme.color.textMuted,
  negative: theme.color.negative,
};

/** The available width determines the font size, so that no amount overflows the card. Words are smaller than amounts. */
const Figure = styled.p<{ $tone: AnswerText['tone']; $isAmount: boolean; $length: number }>`
  container-type: inline-size;
  margin-block: ${theme.space[1]};
  color: ${({ $tone }) => colors[$tone]};
  > span {
    ${({ $isAmount, $length }) =>
      $isAmount
        ? css`
            ${type.figure}
            font-size: min(3.5rem, calc(100cqi / ${($length * 0.6).toFixed(2)}));
            white-space: nowrap;
          `
        : css`
            ${type.heading}
            font-size: 1.75rem;
          `}
  }
`;

const Range = styled.p`
  ${type.subheading}
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  ${type.small}
  max-width: 44rem;
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Warning = styled(Note)`
  margin-top: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warning};
`;

const AskForSeats = styled(Button)`
  margin-top: ${theme.space[4]};
  ${screenOnly}
`;

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[8]};
  ${container.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Name = styled.dt`
  ${type.label}
  color: ${theme.color.textMuted};
`;

const Value = styled.dd`
  ${type.figureSmall}
  font-size: 1.25rem;
`;

const FactNote = styled.dd`
  ${type.caption}
  color: ${theme.color.textSubtle};
  text-wrap: pretty;
`;

const GradeLink = styled(SectionLink)`
  ${screenOnly}
`;

const Reconciliation = styled.p`
  ${type.small}
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

interface AnswerStripProps extends RootProps<'div'> {
  /** The report whose answer is shown. */
  readonly report: Report;
  /** The inputs of the net value besides the report. */
  readonly economics: Economics;
  /** Opens the editor of the inputs, with focus on this one. */
  readonly onEdit: (field: AssumptionField) => void;
  /** Goes to a section that explains more. */
  readonly onVisit: (visit: SectionVisit) => void;
}

/** The answer of the report: what remains after licenses, how certain that is, and the assumptions. */
export function AnswerStrip({ report, economics, onEdit, onVisit, ...root }: AnswerStripProps) {
  const formats = useFormats();
  const titleId = useId();
  const answer = useMemo(() => answerText(formats, report, economics), [formats, report, economics]);
  const { title, figure, isAmount, tone, range, note, warning, facts, waterfall, inputs, needsSeats } = answer;
  return (
    <Root {...root} render={<section />} aria-labelledby={titleId}>
      <Top $isPair={waterfall !== null}>
        <div>
          <Title id={titleId}>{title}</Title>
          <Figure $tone={tone} $isAmount={isAmount} $length={Math.max(figure.length, MIN_LENGTH)}>
            <span>{figure}</span>
          </Figure>
          {range !== null && (
            <Range>
              <Amounts text={range} />
            </Range>
          )}
          <Note>
            {note} {describeAssumed(formats, inputs)}
          </Note>
          {warning !== null && <Warning>{warning}</Warning>}
          {needsSeats && <AskForSeats onClick={() => onEdit('seats')}>Enter the number of seats</AskForSeats>}
        </div>
        {waterfall && <LazyAnswerWaterfall waterfall={waterfall} onVisit={onVisit} />}
      </Top>
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ kind, name, figure: short, note: why }) => (
            <div key={kind}>
              <Name>{name}</Name>
              <Value>{short}</Value>
              <FactNote>
                {why}{' '}
                {kind === 'grade' && (
                  <GradeLink section="evidence" onVisit={onVisit}>
                    What the grade means
                  </GradeLink>
                )}
              </FactNote>
            </div>
          ))}
        </Facts>
      )}
      {inputs.length > 0 && <AnswerInputs inputs={inputs} onEdit={onEdit} />}
      <Reconciliation>{answer.reconciliation}</Reconciliation>
    </Root>
  );
}

/** Figures with fewer characters use the size of this many. */
const MIN_LENGTH = 7;
