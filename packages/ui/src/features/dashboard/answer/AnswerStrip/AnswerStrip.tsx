import type { Economics, Report } from '@roi-insight/contracts';
import { answerText, type AnswerText, ENTER_SEATS, qualityLine } from '@roi-insight/report-text';
import { useId, useMemo } from 'react';
import { css, styled } from 'styled-components';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { media, screenOnly, theme, type, useIsPhone } from '../../../../theme/index.ts';
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
  padding: ${theme.space[3]} ${theme.space[4]};
  box-shadow: ${theme.shadow.md};
  ${media.tablet} {
    padding: ${theme.space[5]} ${theme.space[6]};
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

const Title = styled.h2`
  ${type.label}
  display: inline;
  margin-inline-end: ${theme.space[3]};
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
    font-size: min(clamp(2.5rem, 2rem + 1.6vw, 3.5rem), calc(100cqi / var(--width)));
    white-space: nowrap;
  }
  &[data-kind='words'] > span {
    font-size: 2rem;
    line-height: 1.2;
  }
`;

/**
 * Parts with a dot before each: running text if the strip is narrow. Otherwise, as many parts on a line as fit, and the dot
 * at the beginning of a line is cut off.
 */
const Line = styled.ul`
  ${type.small}
  line-height: 1.4;
  margin-top: ${theme.space[1]};
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  > li {
    display: inline;
  }
  > li:first-child {
    font-weight: 600;
  }
  > li + li::before {
    content: ' · ';
    color: ${theme.color.textSubtle};
  }
  ${container.medium} {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1.5rem;
    margin-top: ${theme.space[2]};
    font-size: 1rem;
    line-height: 1.5;
    > li {
      position: relative;
    }
    > li + li::before {
      content: '·';
      position: absolute;
      inset-inline-start: -0.75rem;
      display: flex;
      justify-content: center;
      width: 0;
    }
  }
`;

const Note = styled.p`
  ${type.small}
  max-width: 44rem;
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

/** Underlined, because it leads to the row about the evidence. */
const Grade = styled(SectionLink)`
  > span {
    text-decoration: underline;
  }
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
  const quality = qualityLine(formats, report);
  const Quality = report.quality?.word === 'worse' ? Warning : Second;
  // On a phone, the cards would otherwise be far below.
  const isClosed = useIsPhone() && waterfall !== null;
  const next = <LazyRecommendation report={report} economics={economics} />;
  return (
    <Root {...root} id={ANSWER_ID} render={<section />} aria-labelledby={titleId}>
      <Columns $isPair={waterfall !== null}>
        <div>
          <Title id={titleId}>{title}</Title>
          {report.evidence && (
            <Grade section="confidence" onVisit={onVisit}>
              <Badge>Evidence {report.evidence.grade}</Badge>
            </Grade>
          )}
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
          {quality && (
            <Quality>
              <SectionLink section="quality" onVisit={onVisit}>
                {quality}
              </SectionLink>
            </Quality>
          )}
          <Warning hidden={warning === null}>{warning}</Warning>
          {!isClosed && next}
          {needsSeats && <AskForSeats onClick={onEnterSeats}>{ENTER_SEATS}</AskForSeats>}
        </div>
        {waterfall && (
          <LazyAnswerWaterfall waterfall={waterfall} onVisit={onVisit} isClosed={isClosed}>
            {isClosed && next}
          </LazyAnswerWaterfall>
        )}
      </Columns>
    </Root>
  );
}

/** Shorter figures have the font size of a figure with this number of characters. */
const MIN_LENGTH = 7;

/** Width of a digit, in ems. */
const DIGIT_WIDTH = 0.6;
