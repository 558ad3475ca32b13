import type { PlotDot, PlotRange } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { media, theme, type } from '../../../../theme/index.ts';
import { percent } from './percent.ts';
import { Ink, readableOverLines } from './plotInk.ts';

/** Lengths in pixels: radius of a disc, radius and line of a ring, and line of a range. */
const SIZES = {
  small: { disc: 3, ring: 4, ringLine: 2, range: 2 },
  medium: { disc: 6, ring: 5, ringLine: 2.5, range: 3 },
  large: { disc: 7, ring: 5, ringLine: 2.5, range: 6 },
} as const;

/** A value with its range. */
export function PlotDotView({ dot }: { readonly dot: PlotDot }) {
  const { x, y, color, range, label } = dot;
  return (
    <Ink data-color={color}>
      {range && <Range x={x} range={range} width={SIZES[dot.size].range} />}
      <svg x={percent(x)} y={percent(y)} overflow="visible">
        <DotShape {...dot} />
        {label?.place === 'left' && (
          <Value data-place="left" x={-13} y="0.36em">
            {label.text}
          </Value>
        )}
      </svg>
      {label && label.place !== 'left' && (
        <svg x={percent(x)} y={percent((label.place === 'above' ? range?.top : range?.bottom) ?? y)} overflow="visible">
          <Value data-color={color} y={label.place === 'above' ? '-0.5em' : '1.3em'}>
            {label.text}
          </Value>
        </svg>
      )}
    </Ink>
  );
}

/** The shape of a value, centered at 0, 0. */
export function DotShape({ shape, size }: Pick<PlotDot, 'shape' | 'size'>) {
  const { disc, ring, ringLine } = SIZES[size];
  switch (shape) {
    case 'ring':
      return <Ring r={ring} stroke="currentColor" strokeWidth={ringLine} />;
    case 'diamond':
      return <path d="M0 -6.5 6.5 0 0 6.5 -6.5 0Z" fill="currentColor" />;
    case 'cross':
      return <path d="M-4 -4 4 4M-4 4 4 -4" stroke="currentColor" strokeWidth={ringLine} strokeLinecap="round" />;
    case 'disc':
      return <circle r={disc} fill="currentColor" />;
  }
}

interface RangeProps {
  readonly x: number;
  readonly range: PlotRange;
  readonly width: number;
}

function Range({ x, range: { top, bottom, look, isCutAbove, isCutBelow }, width }: RangeProps) {
  return (
    <>
      <RangeLine
        data-look={look}
        x1={percent(x)}
        x2={percent(x)}
        y1={percent(top)}
        y2={percent(bottom)}
        stroke="currentColor"
        strokeWidth={width}
      />
      {look !== 'pale' && (
        <>
          <RangeEnd x={x} y={top} />
          <RangeEnd x={x} y={bottom} />
        </>
      )}
      {isCutAbove === true && <Arrow x={x} y={top} points="-4.5,1 4.5,1 0,-6" />}
      {isCutBelow === true && <Arrow x={x} y={bottom} points="-4.5,-1 4.5,-1 0,6" />}
    </>
  );
}

interface PlaceProps {
  readonly x: number;
  readonly y: number;
}

const RangeEnd = ({ x, y }: PlaceProps) => (
  <svg x={percent(x)} y={percent(y)} overflow="visible">
    <line x1={-6} x2={6} stroke="currentColor" strokeWidth={2} />
  </svg>
);

const Arrow = ({ x, y, points }: PlaceProps & { readonly points: string }) => (
  <svg x={percent(x)} y={percent(y)} overflow="visible">
    <polygon points={points} fill="currentColor" />
  </svg>
);

const RangeLine = styled.line`
  &[data-look='dashed'] {
    stroke-dasharray: 5 4;
  }

  &[data-look='pale'] {
    stroke-linecap: round;
    opacity: 0.55;
  }
`;

const Ring = styled.circle`
  fill: ${theme.color.canvas};
  ${media.forcedColors} {
    fill: Canvas;
  }
`;

/** A value above or below a range. A value next to the range would touch the next value on a phone. */
const Value = styled.text`
  ${type.label}
  ${readableOverLines}
  fill: ${theme.color.accentText};
  text-anchor: middle;

  @media not (forced-colors: active) {
    &[data-color='before'] {
      fill: ${theme.color.text};
    }
  }

  &[data-place='left'] {
    stroke-width: 6px;
    font-weight: 650;
    letter-spacing: normal;
    text-anchor: end;
  }
`;
