import { Equal, type LucideIcon, RotateCcw, SquareFunction, TrendingDown, TrendingUp } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Figure } from '../Figure/Figure.tsx';
import { countUp } from './countUp.ts';
import {
  Face,
  Flip,
  Foot,
  Formula,
  Numbers,
  ReadAloud,
  Room,
  Title,
  TitleRow,
  Turn,
  Value,
} from './metricCardParts.ts';

/** Direction of the figure. `flat`: none that can be told apart from nothing. */
export type MetricTrend = 'up' | 'down' | 'flat';
/** What the figure means for the reader. */
export type MetricTone = 'positive' | 'negative' | 'neutral';

/** How a figure comes about. */
export interface Calculation {
  /** In words. */
  readonly formula: string;
  /** With the numbers of this report. */
  readonly numbers: string;
}

/** What a card shows in large. Another object counts up again, even with the same value. */
export interface MetricFigure {
  /** Null: cannot be computed. */
  readonly value: number | null;
  readonly format: (value: number | null) => string;
  /** All digits, where `format` leaves some out. */
  readonly exact?: string;
  /** Why there is no value, for when there is none. */
  readonly missing: string;
}

export interface MetricCardProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly figure: MetricFigure;
  readonly trend: MetricTrend;
  readonly tone: MetricTone;
  readonly subtitle: string;
  /** Without it the card does not turn. */
  readonly calculation?: Calculation;
}

const trends = { up: TrendingUp, down: TrendingDown, flat: Equal };

/** A figure of the report. Turned over, it shows how it comes about. */
export function MetricCard({ title, calculation, ...front }: MetricCardProps) {
  const [turned, setTurned] = useState(false);
  const backId = useId();
  return (
    <Room>
      {calculation && (
        <Flip
          type="button"
          aria-label={`How ${title} is calculated`}
          aria-expanded={turned}
          aria-controls={backId}
          onClick={() => setTurned(!turned)}
        />
      )}
      <Turn $turned={turned}>
        <Face $shown={!turned} inert={turned}>
          <Front title={title} turns={calculation !== undefined} {...front} />
        </Face>
        {calculation && (
          <Face $shown={turned} $back inert={!turned} id={backId}>
            <TitleRow>
              <Title>Calculation Method</Title>
              <RotateCcw size={16} aria-hidden />
            </TitleRow>
            <Formula>{calculation.formula}</Formula>
            <Numbers>{calculation.numbers}</Numbers>
          </Face>
        )}
      </Turn>
    </Room>
  );
}

interface FrontProps extends Omit<MetricCardProps, 'calculation'> {
  readonly turns: boolean;
}

function Front({ title, icon: Icon, figure, trend, tone, subtitle, turns }: FrontProps) {
  const Trend = trends[trend];
  const isKnown = figure.value !== null;
  return (
    <>
      <TitleRow>
        <Icon size={16} aria-hidden />
        <Title>{title}</Title>
        {turns && <SquareFunction size={16} aria-hidden />}
      </TitleRow>
      <CountingFigure figure={figure} tone={tone} />
      <Foot $tone={tone}>
        {isKnown && <Trend size={16} aria-hidden />}
        <span>{isKnown ? subtitle : figure.missing}</span>
      </Foot>
    </>
  );
}

/** Shorter figures are not set larger than this many characters would be. */
const LEAST_LENGTH = 6;

function CountingFigure({ figure, tone }: { readonly figure: MetricFigure; readonly tone: MetricTone }) {
  const moving = useRef<HTMLSpanElement>(null);
  const { value, format, exact, missing } = figure;
  useLayoutEffect(() => {
    if (moving.current === null || figure.value === null) return undefined;
    return countUp(moving.current, figure.value, figure.format);
  }, [figure]);
  const text = format(value);
  return (
    <Value $tone={tone} $length={Math.max(text.length, LEAST_LENGTH)} title={exact}>
      {value === null ? (
        <Figure text={text} reason={missing} />
      ) : (
        <>
          <span ref={moving} aria-hidden>
            {text}
          </span>
          <ReadAloud>{exact ?? text}</ReadAloud>
        </>
      )}
    </Value>
  );
}
