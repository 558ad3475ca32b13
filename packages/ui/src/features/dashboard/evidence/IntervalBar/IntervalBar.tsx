import type { Estimate } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { theme } from '../../../../theme/index.ts';
import type { IntervalScale } from './intervalScale.ts';

/** Values increase to the right in every page language, as in the other plots. */
const Track = styled.div.attrs({ dir: 'ltr' })`
  position: relative;
  height: 2rem;
  > * {
    position: absolute;
    top: 50%;
    transform: translateY(-50%);
  }
`;

const Rule = styled.span`
  width: 100%;
  border-top: 1px solid ${theme.color.hairline};
`;

const Zero = styled.span`
  height: 1.625rem;
  border-left: 1.5px solid ${theme.color.text};
`;

/** The outline is visible in forced-colors mode, which removes the background. */
const Span = styled.span<{ $strong: boolean; $ink: string }>`
  height: ${({ $strong }) => ($strong ? '0.75rem' : '0.375rem')};
  border-radius: ${theme.radius.full};
  background: ${({ $ink }) => `color-mix(in srgb, ${$ink} 32%, transparent)`};
  outline: 1px solid transparent;
`;

/** The dot is drawn with its border, which forced-colors mode keeps. */
const Dot = styled.span<{ $strong: boolean; $ink: string }>`
  border: ${({ $strong }) => ($strong ? '0.5rem' : '0.375rem')} solid ${({ $ink }) => $ink};
  border-radius: ${theme.radius.full};
  ${Track} > & {
    transform: translate(-50%, -50%);
  }
`;

interface IntervalBarProps extends RootProps<'div'> {
  /** The change in percent, with its interval. Null values draw nothing. */
  readonly estimate: Pick<Estimate, 'effectPercent' | 'intervalPercent'>;
  /** The range of the axis, in percent. */
  readonly scale: IntervalScale;
  /** Color of the bar and its dot. */
  readonly ink: string;
  /** Whether this is the deciding estimate of several. */
  readonly strong?: boolean;
}

/** An estimate as a dot on its interval, with a line at zero. It has no text, so show the values next to it. */
export function IntervalBar({ estimate, scale, ink, strong = true, ...root }: IntervalBarProps) {
  const { effectPercent: effect, intervalPercent: interval } = estimate;
  return (
    <Track {...root} aria-hidden>
      <Rule />
      {interval && <Span style={stretch(scale.at(interval[0]), scale.at(interval[1]))} $strong={strong} $ink={ink} />}
      <Zero style={{ left: `${scale.at(0)}%` }} />
      {interval && effect !== null && <Dot style={{ left: `${scale.at(effect)}%` }} $strong={strong} $ink={ink} />}
    </Track>
  );
}

const stretch = (from: number, to: number) => ({ left: `${from}%`, width: `${to - from}%` });
