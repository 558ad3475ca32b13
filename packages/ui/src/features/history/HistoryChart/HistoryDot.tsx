import type { HistoryMark } from '@roi-insight/report-text';
import { css, styled } from 'styled-components';
import { media, theme } from '../../../theme/index.ts';

const inks: Readonly<Record<HistoryMark['kind'], string>> = {
  faster: theme.color.positive,
  slower: theme.color.negative,
  'no-detectable-change': theme.color.textMuted,
  'too-little-data': theme.color.textMuted,
  'no-evidence': theme.color.textMuted,
};

/** Sets a mark's color as `currentColor`. Marks also differ in shape. */
export const Ink = styled.g<{ $kind: HistoryMark['kind'] }>`
  color: ${({ $kind }) => inks[$kind]};
  ${media.forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

const canvasFill = css`
  fill: ${theme.color.canvas};
  ${media.forcedColors} {
    fill: Canvas;
  }
`;

const Ring = styled.circle`
  ${canvasFill}
`;

/** A disk for less time, a diamond for more, a ring for no detectable change, a cross without an interval. */
export function HistoryDot({ kind }: { readonly kind: HistoryMark['kind'] }) {
  switch (kind) {
    case 'faster':
      return <circle r={5.5} fill="currentColor" />;
    case 'slower':
      return <polygon points="0,-7 7,0 0,7 -7,0" fill="currentColor" />;
    case 'no-detectable-change':
      return <Ring r={5} stroke="currentColor" strokeWidth={2} />;
    case 'too-little-data':
    case 'no-evidence':
      return <path d="M-4 -4L4 4M-4 4L4 -4" stroke="currentColor" strokeWidth={2} strokeLinecap="round" />;
  }
}
