import type { BarInk } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { media, theme } from '../../../theme/index.ts';

/** A share of a track's width, 0–1, as CSS. */
export const percent = (share: number) => `${share * 100}%`;

/** Where something lies on a track, from shares of its width, counted from where the page's lines begin. */
export const stretch = ({ left, width }: { readonly left: number; readonly width: number }) => ({
  insetInlineStart: percent(left),
  width: percent(width),
});

/** A range on a track. Ends in ticks of an odd height in px; without a high end it runs to the edge and has none there. */
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
  gain: theme.color.accent,
  loss: theme.color.negative,
  open: theme.color.chartBefore,
};

/** In a palette of the system: the first sum filled, changes hollow, the last sum highlighted. */
const forcedInk = (ink: BarInk) => (ink === 'gross' ? 'CanvasText' : ink === 'change' ? 'Canvas' : 'Highlight');

/** The bar of a waterfall. Solid: a sum. Light: a change that leads from one sum to the next. */
export const WaterfallInk = styled.span<{ $ink: BarInk }>`
  min-width: 2px;
  border-radius: 3px;
  background: ${({ $ink }) => inks[$ink]};
  opacity: ${({ $ink }) => ($ink === 'change' ? 0.42 : 1)};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: ${({ $ink }) => forcedInk($ink)};
    opacity: 1;
    forced-color-adjust: none;
  }
`;
