import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme } from '../../../theme/index.ts';

interface StatusIllustrationProps extends RootProps<'svg'> {
  /** 'missing': the estimate has no dot; 'broken': the interval is broken. */
  readonly kind: 'missing' | 'broken';
}

/** The logo, broken or with its dot missing. Decorative, because the text below it says what happened. */
export function StatusIllustration({ kind, ...root }: StatusIllustrationProps) {
  return (
    <Sign {...root} viewBox="0 0 168 48" aria-hidden="true">
      {kind === 'missing' ? (
        <>
          <path d="M2 24H84M124 24H166M2 12v24M166 12v24" />
          <circle className="gone" cx="104" cy="24" r="19" />
        </>
      ) : (
        <>
          <path d="M2 24H62M2 12v24M74 34H166M166 22v24M62 24l5-8M74 34l-5 8" />
          <circle cx="112" cy="34" r="11" />
        </>
      )}
    </Sign>
  );
}

const Sign = styled.svg`
  display: block;
  width: 10.5rem;
  height: 3rem;
  overflow: visible;

  path,
  .gone {
    fill: none;
    stroke: ${theme.color.hairlineStrong};
    stroke-width: 2;
    stroke-linecap: round;
  }

  circle {
    fill: ${theme.color.accent};
  }

  .gone {
    stroke: ${theme.color.accent};
    stroke-dasharray: 1 6;
  }
`;
