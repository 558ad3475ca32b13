import type { StaircaseRow } from '@roi-insight/report-text';
import { css, keyframes, styled } from 'styled-components';
import { hatched, media, theme } from '../../../theme/index.ts';

interface StaircaseTrackProps {
  readonly row: StaircaseRow;
  /** Position of the day of the report, as a share of the width. If absent, it is the end. */
  readonly readX?: number | undefined;
  /** Position of a day before the report. Everything after this day is pale. */
  readonly todayX?: number | undefined;
}

/** The weeks of one team: hatched while it waits, and paler while its use grows. */
export function StaircaseTrack({ row, readX, todayX }: StaircaseTrackProps) {
  const { kind, from, full, deviation } = row;
  const planned = deviation?.planned ?? null;
  const width = 1 - from;
  const ramp = width === 0 ? 0 : (Math.min(full, 1) - from) / width;
  return (
    <Track dir="ltr" aria-hidden>
      {from > 0 && <Waiting style={{ width: percent(kind === 'starts' ? from : Math.max(from, readX ?? 1)) }} />}
      {width > 0 && <Bar style={{ left: percent(from), '--ramp': percent(ramp) }} data-kind={kind} />}
      {readX !== undefined && <Read style={{ left: percent(readX) }} />}
      {planned !== null && <Planned style={{ left: percent(planned) }} />}
      {todayX !== undefined && <Future style={{ left: percent(todayX) }} />}
    </Track>
  );
}

const percent = (share: number) => `${100 * share}%`;

const Track = styled.span`
  position: relative;
  grid-area: track;
  display: block;
  height: 100%;
  max-height: 1.375rem;
  min-height: 0.625rem;
`;

const Waiting = styled.span`
  ${hatched}
  position: absolute;
  inset-block: 1px;
  left: 0;
  border-radius: ${theme.radius.sm} 0 0 ${theme.radius.sm};

  ${media.forcedColors} {
    border: 1px dashed GrayText;
    border-right: 0;
  }
`;

/** Fades at the end, because use continues after the picture. */
const Bar = styled.span`
  position: absolute;
  inset-block: 0;
  right: 0;
  border-radius: ${theme.radius.sm} 0 0 ${theme.radius.sm};
  background: linear-gradient(
    to right,
    color-mix(in srgb, ${theme.color.chartAfter} 34%, ${theme.color.surface}),
    ${theme.color.chartAfter} var(--ramp)
  );
  mask-image: linear-gradient(to right, #000 calc(100% - 2rem), transparent);
  transform-origin: left;
  print-color-adjust: exact;

  ${media.forcedColors} {
    border: 0.5rem solid CanvasText;
    border-right: 0;
    mask-image: none;
  }
`;

const Read = styled.i`
  position: absolute;
  inset-block: -2px;
  border-left: 1.5px solid ${theme.color.text};

  ${media.tablet} {
    display: none;
  }
`;

/** The planned start of a team that started on another day. */
const Planned = styled.i`
  position: absolute;
  inset-block: -2px;
  border-left: 3px solid ${theme.color.text};
`;

const Future = styled.i`
  position: absolute;
  inset-block: 0;
  right: 0;
  border-left: 2px solid ${theme.color.text};
  background: color-mix(in srgb, ${theme.color.canvas} 65%, transparent);
`;

const settle = keyframes`
  from { transform: translateY(calc(var(--from) * var(--row))); opacity: 0; }
  30% { transform: translateY(calc(var(--from) * var(--row))); opacity: 1; }
`;

const grow = keyframes`
  from { transform: scaleX(0); }
`;

/** The animation of the draw: one after another, the teams leave the middle; then their bars grow. */
export const drawn = css`
  [data-new] & {
    animation: ${settle} 900ms ${theme.easing.standard} calc(var(--index) * 140ms) backwards;

    ${Bar} {
      animation: ${grow} 700ms ${theme.easing.standard} calc(var(--index) * 140ms + 600ms) backwards;
    }

    ${media.reducedMotion} {
      animation: none;

      ${Bar} {
        animation: none;
      }
    }
  }
`;
