import type { CalendarDate } from '@roi-insight/contracts';
import {
  NO_REAL_ESTIMATE,
  placeboNote,
  placeboChart,
  type PlaceboMark,
  placeboPosition,
  placeboSummary,
  placeboTable,
  placeboVerdict,
  type TriedDates,
} from '@roi-insight/report-text';
import { useId, useMemo, useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Slider } from '../../../../primitives/Slider/Slider.tsx';
import { media, screenOnly, theme, type } from '../../../../theme/index.ts';
import { ChartValues } from '../../../shell/document/ChartValues.tsx';
import { PlaceboLegend } from './PlaceboLegend.tsx';
import { PlaceboPlot } from './PlaceboPlot.tsx';
import { PlaceboReadout } from './PlaceboReadout.tsx';
import { useFormats } from '../../../../brand/index.ts';

const Root = styled.figure`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
`;

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]} ${theme.space[8]};
`;

const Title = styled.h3`
  ${type.subheading}
  text-wrap: balance;
`;

/** Without motion there is nothing to play. */
const PlayAgain = styled(Button)`
  ${screenOnly}
  ${media.reducedMotion} {
    display: none;
  }
`;

const Note = styled.p`
  ${type.small}
  max-width: 48rem;
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

/** Page Up and Page Down move the date by this many days. */
const LARGE_STEP = 28;

interface PlaceboFigureProps {
  readonly test: TriedDates;
  readonly assistant: string;
}

/** A plot of all dates, and a slider that chooses one of them as a pretended adoption date. */
export function PlaceboFigure({ test, assistant }: PlaceboFigureProps) {
  const formats = useFormats();
  const titleId = useId();
  const chart = useMemo(() => placeboChart(formats, test), [formats, test]);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const [isPlaying, setPlaying] = useState(true);
  const [plays, setPlays] = useState(1);
  const { marks } = chart;
  const mark = marks.find(({ tried }) => tried.date === chosen) ?? marks.at(-1);
  const summary = placeboSummary(formats, test);
  const table = placeboTable(formats, test);
  const choose = (day: number) => setChosen(marks.find((mark) => mark.day === day)?.tried.date ?? null);
  function playAgain() {
    setPlays(plays + 1);
    setPlaying(true);
  }
  if (mark === undefined) return null;
  return (
    <Root aria-labelledby={titleId}>
      <Caption>
        <Title id={titleId}>{summary}</Title>
        <PlaceboLegend marks={marks} />
        <PlayAgain onClick={playAgain}>
          <RotateCcw size={16} aria-hidden />
          Play again
        </PlayAgain>
      </Caption>
      <PlaceboPlot
        // A new plot restarts the animation.
        key={plays}
        chart={chart}
        isPlaying={isPlaying}
        onPlayed={() => setPlaying(false)}
        chosen={mark}
      >
        {isMovable(marks) && (
          <Slider
            label="Fake adoption date"
            stops={marks.map(({ day }) => day)}
            value={mark.day}
            valueText={placeboPosition(formats, mark.tried, test)}
            largeStep={LARGE_STEP}
            onValueChange={choose}
          />
        )}
      </PlaceboPlot>
      <PlaceboReadout verdict={placeboVerdict(formats, mark.tried, test, assistant)} isAnnounced={chosen !== null} />
      {test.real === null && <Note>{NO_REAL_ESTIMATE}</Note>}
      <Note>
        {placeboNote(formats)}
        {chart.cutNote !== null && ` ${chart.cutNote}`}
      </Note>
      <ChartValues title="Estimates by date" table={table} />
    </Root>
  );
}

const isMovable = (marks: readonly PlaceboMark[]) => marks.some(({ day }) => day > 0);
