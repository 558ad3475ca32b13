import { Equal, type LucideIcon, RotateCcw, SquareFunction, TrendingDown, TrendingUp } from 'lucide-react';
import type { Calculation, MetricCardValue, MetricTone, MetricTrend } from '@roi-insight/report-text';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { Amounts } from '../../shared/Amounts/Amounts.tsx';
import { MetricValue } from '../../shared/MetricValue/MetricValue.tsx';
import { countUpInView } from './countUpInView.ts';
import {
  CardSide,
  FlipButton,
  CardFooter,
  CountingText,
  Doubt,
  FinalText,
  Formula,
  MetricName,
  Numbers,
  CardRoot,
  Title,
  TitleRow,
  Flipper,
  Value,
} from './metricCardParts.ts';

export interface MetricCardProps extends RootProps<'article'> {
  /** The name of the figure. */
  readonly title: string;
  /** The figure. A new object counts up again, even with the same value. */
  readonly figure: MetricCardValue;
  /** Direction of the value. `flat` means that there is no difference, or that it may be chance. */
  readonly trend: MetricTrend;
  /** Whether the value is good or bad for the reader. */
  readonly tone: MetricTone;
  /** The line below the figure, which explains it. */
  readonly subtitle: string;
  /** A second line about the limits of the evidence; null if there are none. */
  readonly doubt: string | null;
  /** Shown on the back of the card. */
  readonly calculation?: Calculation;
  /** A decorative icon before the title. */
  readonly icon: LucideIcon;
}

const trends = { up: TrendingUp, down: TrendingDown, flat: Equal };

/** A figure of the report. Its back shows how the figure is calculated. */
export function MetricCard({ title, calculation, ref, className, style, ...front }: MetricCardProps) {
  const [flipped, setFlipped] = useState(false);
  const backId = useId();
  return (
    <CardRoot ref={ref} className={className} style={style}>
      {calculation && (
        <FlipButton
          type="button"
          aria-label={`How ${title} is calculated`}
          aria-expanded={flipped}
          aria-controls={backId}
          onClick={() => setFlipped(!flipped)}
        />
      )}
      <Flipper $flipped={flipped}>
        <CardSide $shown={!flipped} ref={inertIf(flipped)}>
          <Front title={title} canFlip={calculation !== undefined} {...front} />
        </CardSide>
        {calculation && (
          <CardSide $shown={flipped} $back ref={inertIf(!flipped)} id={backId}>
            <TitleRow>
              <div>
                <Title>Calculation Method</Title>
                <MetricName>{title}</MetricName>
              </div>
              <RotateCcw size={16} aria-hidden />
            </TitleRow>
            <Formula>{calculation.formula}</Formula>
            <Numbers>
              <Amounts text={calculation.numbers} />
            </Numbers>
          </CardSide>
        )}
      </Flipper>
    </CardRoot>
  );
}

/** React 18 does not know `inert`, and React 19 expects different values for it. */
function inertIf(isInert: boolean) {
  return (side: HTMLElement | null): void => {
    side?.toggleAttribute('inert', isInert);
  };
}

interface FrontProps extends Omit<MetricCardProps, 'calculation' | keyof RootProps<'article'>> {
  readonly canFlip: boolean;
}

function Front({ title, icon: Icon, figure, trend, tone, subtitle, doubt, canFlip }: FrontProps) {
  const Trend = trends[trend];
  const isKnown = figure.value !== null;
  return (
    <>
      <TitleRow>
        <Icon size={16} aria-hidden />
        <Title>{title}</Title>
        {canFlip && <SquareFunction size={16} aria-hidden />}
      </TitleRow>
      <CountingValue figure={figure} tone={tone} />
      <CardFooter $tone={tone}>
        {isKnown && <Trend size={16} aria-hidden />}
        <span>
          {isKnown ? subtitle : figure.missing}
          {isKnown && doubt !== null && <Doubt>{doubt}</Doubt>}
        </span>
      </CardFooter>
    </>
  );
}

/** Shorter figures have the font size of a figure with this number of characters. */
const MIN_LENGTH = 6;

function CountingValue({ figure, tone }: { readonly figure: MetricCardValue; readonly tone: MetricTone }) {
  const moving = useRef<HTMLSpanElement>(null);
  const { value, format, missing } = figure;
  useLayoutEffect(() => {
    if (moving.current === null || figure.value === null) return undefined;
    return countUpInView(moving.current, figure.value, figure.format);
  }, [figure]);
  const text = format(value);
  return (
    <Value $tone={tone} $length={Math.max(text.length, MIN_LENGTH)}>
      {value === null ? (
        <MetricValue text={text} reason={missing} />
      ) : (
        <>
          <CountingText ref={moving} aria-hidden>
            {text}
          </CountingText>
          <FinalText>{text}</FinalText>
        </>
      )}
    </Value>
  );
}
