import type { CalendarDate } from '@roi-insight/contracts';
import {
  NO_REAL_ESTIMATE,
  placeboPlot,
  placeboPosition,
  placeboVerdict,
  type PlottedDate,
  type TriedDates,
} from '@roi-insight/report-text';
import { useId, useMemo, useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Slider } from '../../../../primitives/Slider/Slider.tsx';
import { media, screenOnly, theme, type } from '../../../../theme/index.ts';
import { ChartValues } from '../../../shell/document/ChartValues.tsx';
import { PlotLegend } from '../../../shell/document/plot/PlotLegend.tsx';
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

/** Hidden if reduced motion is requested, because there is no animation then. */
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

/** Number of days that Page Up and Page Down move the date. */
const LARGE_STEP = 28;

interface PlaceboFigureProps {
  readonly test: TriedDates;
  readonly assistant: string;
}

/** A plot of all dates, with a slider that chooses one of them as a pretended adoption date. */
export function PlaceboFigure({ test, assistant }: PlaceboFigureProps) {
  const formats = useFormats();
  const titleId = useId();
  const plot = useMemo(() => placeboPlot(formats, test), [formats, test]);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const [isPlaying, setPlaying] = useState(true);
  const [plays, setPlays] = useState(1);
  const { dates } = plot;
  const date = dates.find(({ tried }) => tried.date === chosen) ?? dates.at(-1);
  const choose = (day: number) => setChosen(dates.find((one) => one.day === day)?.tried.date ?? null);
  function playAgain() {
    setPlays(plays + 1);
    setPlaying(true);
  }
  if (date === undefined) return null;
  return (
    <Root aria-labelledby={titleId}>
      <Caption>
        <Title id={titleId}>{plot.title}</Title>
        <PlotLegend symbols={plot.legend ?? []} />
        <PlayAgain onClick={playAgain}>
          <RotateCcw size={16} aria-hidden />
          Play again
        </PlayAgain>
      </Caption>
      <PlaceboPlot
        // A new plot restarts the animation.
        key={plays}
        plot={plot}
        isPlaying={isPlaying}
        onPlayed={() => setPlaying(false)}
        chosen={date}
      >
        {isMovable(dates) && (
          <Slider
            label="Fake adoption date"
            stops={dates.map(({ day }) => day)}
            value={date.day}
            valueText={placeboPosition(formats, date.tried, test)}
            largeStep={LARGE_STEP}
            onValueChange={choose}
          />
        )}
      </PlaceboPlot>
      <PlaceboReadout verdict={placeboVerdict(formats, date.tried, test, assistant)} isAnnounced={chosen !== null} />
      {test.real === null && <Note>{NO_REAL_ESTIMATE}</Note>}
      <Note>{plot.caption}</Note>
      {plot.table && <ChartValues title="Estimates by date" table={plot.table} />}
    </Root>
  );
}

const isMovable = (dates: readonly PlottedDate[]) => dates.some(({ day }) => day > 0);
