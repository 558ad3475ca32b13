import type { BarInk } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { media, theme } from '../../../theme/index.ts';

/** A share of a track's width, 0–1, as CSS. */
export const percent = (share: number) => `${share * 100}%`;

/** Position of a range on a track, from shares of the track's width, counted from its inline start. */
export const stretch = ({ left, width }: { readonly left: number; readonly width: number }) => ({
  insetInlineStart: percent(left),
  width: percent(width),
});

/**
 * A range on a track, with a tick at each end. Tick heights are odd numbers of pixels. If there is no high end, the range extends to the edge and has
 * no tick there.
 */
export const Whisker = styled.span<{ $isOpen: boolean; $tick: number }>`
  top: calc(50% - 0.5px);
  border-top: 1px solid ${theme.color.text};
  &::before,
  &::after {
    content: '';
    position: absolute;
    top: ${({ $tick }) => -($tick + 1) / 2}px;
    height: ${({ $tick }) => $tick}px;
    border-inline-start: 1px solid ${theme.color.text};
  }
  &::after {
    inset-inline-end: 0;
    display: ${({ $isOpen }) => ($isOpen ? 'none' : 'block')};
  }
`;

const inks: Readonly<Record<BarInk, string>> = {
  gross: theme.color.chartBefore,
  change: theme.color.chartBefore,
  gain: theme.color.positive,
  loss: theme.color.negative,
  open: theme.color.chartBefore,
};

/** In forced-colors mode, the first sum is filled, changes are hollow, and the last sum is highlighted. */
const forcedInk = (ink: BarInk) => (ink === 'gross' ? 'CanvasText' : ink === 'change' ? 'Canvas' : 'Highlight');

/**
 * The bar of a waterfall, with its color role as `data-ink`: solid for a sum, light for a change from one sum to the
 * next. All roles have rules from the start, because a new rule would restyle the whole page while a slider moves.
 */
export const WaterfallInk = styled.span<{ 'data-ink': BarInk }>`
  min-width: 2px;
  border-radius: 3px;
  ${allInks((ink) => inks[ink])}
  &[data-ink='change'] {
    opacity: 0.42;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    forced-color-adjust: none;
    ${allInks(forcedInk)}
    &[data-ink] {
      opacity: 1;
    }
  }
`;

function allInks(backgroundOf: (ink: BarInk) => string): string {
  const all: readonly BarInk[] = ['gross', 'change', 'gain', 'loss', 'open'];
  return all.map((ink) => `&[data-ink='${ink}'] { background: ${backgroundOf(ink)}; }`).join('\n');
}
