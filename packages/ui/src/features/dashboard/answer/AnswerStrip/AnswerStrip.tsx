import type { Economics, Report } from '@roi-insight/contracts';
import { answerText, type AnswerText, ENTER_SEATS, gradeMeaningText } from '@roi-insight/report-text';
import { useId, useMemo } from 'react';
import { css, styled } from 'styled-components';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { media, screenOnly, theme, type } from '../../../../theme/index.ts';
import { Amounts } from '../../shared/Amounts/Amounts.tsx';
import { SectionLink } from '../../shared/SectionLink/SectionLink.tsx';
import type { SectionVisit } from '../../shared/SectionLink/SectionVisit.ts';
import { LazyAnswerWaterfall } from './LazyAnswerWaterfall.tsx';
import { LazyRecommendation } from './LazyRecommendation.tsx';
import { ANSWER_ID } from './answerId.ts';
import { container } from './container.ts';
import { useFormats } from '../../../../brand/index.ts';

const Root = styled(Card)`
  container-type: inline-size;
  padding: ${theme.space[3]} ${theme.space[5]};
  box-shadow: ${theme.shadow.md};
  ${media.tablet} {
    padding: ${theme.space[3]} ${theme.space[6]};
  }
`;

const Columns = styled.div<{ $isPair: boolean }>`
  display: grid;
  gap: ${theme.space[2]};
  ${({ $isPair }) =>
    $isPair &&
    css`
      ${container.wide} {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        align-items: center;
        gap: ${theme.space[12]};
      }
      ${media.print} {
        grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
      }
    `}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
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

/**
 * The available width determines the font size, so that no amount overflows the card. Words are smaller than amounts.
 * Values that change while a slider moves are inline styles, because a new rule would restyle the whole page.
 */
const Figure = styled.p`
  container-type: inline-size;
  margin-top: ${theme.space[1]};
  > span {
    ${type.figure}
  }
  &[data-kind='amount'] > span {
    font-size: min(3rem, calc(100cqi / var(--width)));
    white-space: nowrap;
  }
  &[data-kind='words'] > span {
    font-size: 2rem;
    line-height: 1.2;
  }
`;

/**
 * As many parts on a line as fit. Each part has a dot before it. At the beginning of a line, the dot is cut off.
 */
const Line = styled.ul`
  ${type.small}
  line-height: 1.45;
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.5rem;
  margin-top: ${theme.space[2]};
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  > li {
    position: relative;
  }
  > li:first-child {
    font-weight: 600;
  }
  > li::before {
    content: '·';
    position: absolute;
    inset-inline-start: -0.75rem;
    display: flex;
    justify-content: center;
    width: 0;
    color: ${theme.color.textSubtle};
  }
  ${container.medium} {
    font-size: 1rem;
  }
`;

const Note = styled.p`
  ${type.caption}
  max-width: 44rem;
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

/** What comes second: a year on its condition, or the year after a quarter that says otherwise. */
const Second = styled.p`
  ${type.small}
  font-variant-numeric: tabular-nums;
  ${container.medium} {
    font-size: 1rem;
  }
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

/** The meaning of the grade, because a letter alone says nothing. */
const GradeMeaning = styled.span`
  ${type.caption}
  color: ${theme.color.textMuted};
`;

const Grade = styled(SectionLink)`
  text-decoration: none;
`;

interface AnswerStripProps extends RootProps<'div'> {
  /** The report whose answer is shown. */
  readonly report: Report;
  /** The inputs of the net value that are not in the report. */
  readonly economics: Economics;
  /** Opens the editor of the number of seats, the only input without a default. */
  readonly onEnterSeats: () => void;
  /** Goes to a section that explains more. */
  readonly onVisit: (visit: SectionVisit) => void;
}

/**
 * The answer of the report in one row: the value after licenses, its reason, its certainty, and the steps from the
 * gross value.
 */
export function AnswerStrip({ report, economics, onEnterSeats, onVisit, ...root }: AnswerStripProps) {
  const formats = useFormats();
  const titleId = useId();
  const answer = useMemo(() => answerText(formats, report, economics), [formats, report, economics]);
  const { title, figure, isAmount, tone, line, course, second, note, warning, waterfall, needsSeats } = answer;
  return (
    <Root {...root} id={ANSWER_ID} render={<section />} aria-labelledby={titleId}>
      <Columns $isPair={waterfall !== null}>
        <div>
          <Head>
            <Title id={titleId}>{title}</Title>
            {report.evidence && (
              <>
                <Grade section="confidence" onVisit={onVisit}>
                  <Badge tone="accent">Evidence {report.evidence.grade}</Badge>
                </Grade>
                {/* Beside words, the meaning of a good grade would read as praise. */}
                {isAmount && <GradeMeaning>{gradeMeaningText(report)}</GradeMeaning>}
              </>
            )}
          </Head>
          <Figure
            data-kind={isAmount ? 'amount' : 'words'}
            style={{ color: colors[tone], '--width': Math.max(figure.length, MIN_LENGTH) * DIGIT_WIDTH }}
          >
            <span>{figure}</span>
          </Figure>
          {line.length > 0 && (
            <Line>
              {line.map((part) => (
                <li key={part}>
                  {part === course ? (
                    <SectionLink section="since-then" onVisit={onVisit}>
                      {part}
                    </SectionLink>
                  ) : (
                    <Amounts text={part} />
                  )}
                </li>
              ))}
            </Line>
          )}
          {/* Always rendered. Otherwise, a CSS rule could be added while a slider moves, which would restyle the whole page. */}
          <Second hidden={second === null}>
            <Amounts text={second ?? ''} />
          </Second>
          <Note>{note}</Note>
          <Warning hidden={warning === null}>{warning}</Warning>
          <LazyRecommendation report={report} economics={economics} />
          {needsSeats && <AskForSeats onClick={onEnterSeats}>{ENTER_SEATS}</AskForSeats>}
        </div>
        {waterfall && <LazyAnswerWaterfall waterfall={waterfall} onVisit={onVisit} />}
      </Columns>
    </Root>
  );
}

/** Shorter figures have the font size of a figure with this number of characters. */
const MIN_LENGTH = 7;

/** Width of a digit, in ems. */
const DIGIT_WIDTH = 0.6;
