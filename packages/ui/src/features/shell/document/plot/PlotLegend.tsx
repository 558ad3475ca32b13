import type { PlotSymbol } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { legend } from '../../../../theme/index.ts';
import { DotShape } from './PlotDotView.tsx';
import { Ink } from './plotInk.ts';

/** The meaning of the lines and shapes of a plot. */
export function PlotLegend({ symbols }: { readonly symbols: readonly PlotSymbol[] }) {
  return (
    <Root>
      {symbols.map((symbol) => (
        <span key={symbol.text}>
          <SymbolView {...symbol} />
          <bdi>{symbol.text}</bdi>
        </span>
      ))}
    </Root>
  );
}

/** A line or a shape, for use beside text. */
export function SymbolView({ shape, color, size = 'small' }: Omit<PlotSymbol, 'text'>) {
  if (shape === 'line' || shape === 'dashes') {
    return (
      <svg width={22} height={10} aria-hidden>
        <Ink data-color={color}>
          <line
            x1={1}
            x2={21}
            y1={5}
            y2={5}
            stroke="currentColor"
            strokeLinecap="round"
            {...(shape === 'line' ? { strokeWidth: 2.25 } : { strokeWidth: 1.75, strokeDasharray: '5 3' })}
          />
        </Ink>
      </svg>
    );
  }
  return (
    <svg width={16} height={16} viewBox="-8 -8 16 16" aria-hidden>
      <Ink data-color={color}>
        <DotShape shape={shape} size={size} />
      </Ink>
    </svg>
  );
}

const Root = styled.p`
  ${legend}
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;
