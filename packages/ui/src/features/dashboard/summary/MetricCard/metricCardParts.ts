import type { MetricTone } from '@roi-insight/report-text';
import { css, styled } from 'styled-components';
import { focusRing, media, screenOnly, theme, type, visuallyHidden } from '../../../../theme/index.ts';

/** The frame of a card: contains the button and the two sides. */
export const CardRoot = styled.article`
  position: relative;
  display: grid;
  min-width: 0;
  perspective: 1200px;
`;

/** Covers the card, so that a click anywhere flips it. */
export const FlipButton = styled.button`
  ${focusRing}
  position: absolute;
  z-index: 1;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.lg};
  background: none;
  cursor: pointer;
`;

/** Both sides share a grid cell, so that the card is as tall as its taller side. On a phone, only the side that is shown counts. */
export const Flipper = styled.div<{ $flipped: boolean }>`
  display: grid;
  min-width: 0;
  > * {
    grid-area: 1 / 1;
  }
  @media (prefers-reduced-motion: no-preference) {
    transform-style: preserve-3d;
    transition: transform ${theme.duration.slow} ${theme.easing.standard};
    transform: ${({ $flipped }) => ($flipped ? 'rotateY(180deg)' : 'none')};
  }
  ${media.print} {
    transform: none;
  }
`;

export const CardSide = styled.div<{ $shown: boolean; $back?: boolean }>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 7.5rem;
  padding: ${({ $back }) => ($back ? theme.space[3] : theme.space[4])} ${theme.space[3]};
  ${media.tablet} {
    padding-inline: ${theme.space[4]};
  }
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${({ $back }) => ($back ? theme.color.surfaceSunken : theme.color.surface)};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  ${({ $shown, $back }) =>
    $back &&
    !$shown &&
    css`
      position: absolute;
      inset: 0;
      overflow: hidden;
      ${media.tablet} {
        position: static;
      }
    `}
  ${FlipButton}:hover + ${Flipper} > & {
    border-color: ${theme.color.hairlineStrong};
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: visibility 0s linear calc(${theme.duration.slow} / 3);
    transform: ${({ $back }) => ($back ? 'rotateY(180deg)' : 'none')};
  }
  ${media.print} {
    visibility: ${({ $back }) => ($back ? 'hidden' : 'visible')};
  }
`;

/** On a phone, titles use the icon's space. */
export const TitleRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.textSubtle};
  > :not(svg) {
    flex: 1;
  }
  > div > * {
    display: inline;
    margin-inline-end: ${theme.space[1]};
  }
  > svg {
    flex: none;
  }
  > svg:first-child {
    display: none;
    ${media.tablet} {
      display: block;
    }
  }
`;

export const Title = styled.h3`
  ${type.label}
  color: ${theme.color.textMuted};
`;

/** The card's title, repeated on the back. */
export const MetricName = styled.p`
  ${type.caption}
  line-height: 1.2;
  color: ${theme.color.textSubtle};
`;

const valueColors: Record<MetricTone, string> = {
  positive: theme.color.text,
  neutral: theme.color.textMuted,
  negative: theme.color.negative,
};

/** The available width determines the font size, so that "−$28,706,812,345" never overflows its card. */
export const Value = styled.p<{ $tone: MetricTone; $length: number }>`
  container-type: inline-size;
  display: grid;
  align-items: end;
  height: 2rem;
  margin-block: ${theme.space[2]} ${theme.space[1]};
  color: ${({ $tone }) => valueColors[$tone]};
  > span,
  > b {
    ${type.figureSmall}
    font-size: min(1.5rem, calc(100cqi / ${({ $length }) => ($length * 0.6).toFixed(2)}));
    white-space: nowrap;
  }
`;

export const CountingText = styled.span`
  ${screenOnly}
`;

/**
 * The final value. It is there from the start, for screen readers and for printing, which may begin before the card has
 * counted up.
 */
export const FinalText = styled.b`
  @media screen {
    ${visuallyHidden}
  }
`;

const footerColors: Record<MetricTone, string> = {
  positive: theme.color.positive,
  neutral: theme.color.textSubtle,
  negative: theme.color.negative,
};

export const CardFooter = styled.p<{ $tone: MetricTone }>`
  ${type.small}
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${({ $tone }) => footerColors[$tone]};
  }
`;

/** The limits of the evidence, on a separate line. */
export const Doubt = styled.span`
  display: block;
  color: ${theme.color.textSubtle};
`;

export const Formula = styled.p`
  ${type.caption}
  line-height: 1.4;
  margin-top: ${theme.space[1]};
  color: ${theme.color.text};
  text-wrap: pretty;
`;

export const Numbers = styled.p`
  ${type.caption}
  line-height: 1.4;
  margin-top: auto;
  padding-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
