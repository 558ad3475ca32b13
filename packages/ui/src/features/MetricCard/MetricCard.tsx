import { Equal, type LucideIcon, RotateCcw, SquareFunction, TrendingDown, TrendingUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Figure } from '../Figure/Figure.tsx';
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
import { useCountUp } from './useCountUp.ts';

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

export interface MetricCardProps {
  readonly title: string;
  readonly icon: LucideIcon;
  /** Null: cannot be computed. */
  readonly value: number | null;
  readonly format: (value: number | null) => string;
  /** All digits, where `format` leaves some out. */
  readonly exact?: string;
  /** Why there is no value, for when there is none. */
  readonly missing: string;
  readonly trend: MetricTrend;
  readonly tone: MetricTone;
  readonly subtitle: string;
  /** Without it the card does not turn. */
  readonly calculation?: Calculation;
  /** Counting up starts again when this changes. */
  readonly replay?: unknown;
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

function Front({ title, icon: Icon, value, format, exact, missing, trend, tone, subtitle, turns, replay }: FrontProps) {
  const figure = useRef<HTMLSpanElement>(null);
  useCountUp(figure, value, format, replay);
  const Trend = trends[trend];
  const text = format(value);
  return (
    <>
      <TitleRow>
        <Icon size={16} aria-hidden />
        <Title>{title}</Title>
        {turns && <SquareFunction size={16} aria-hidden />}
      </TitleRow>
      <Value $tone={tone} $length={Math.max(text.length, 5)} title={exact}>
        {value === null ? (
          <span>
            <Figure text={text} reason={missing} />
          </span>
        ) : (
          <>
            <span ref={figure} aria-hidden>
              {text}
            </span>
            <ReadAloud>{exact ?? text}</ReadAloud>
          </>
        )}
      </Value>
      <Foot $tone={tone}>
        {value !== null && <Trend size={16} aria-hidden />}
        <span>{value === null ? missing : subtitle}</span>
      </Foot>
    </>
  );
}
