import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { media, useThemeCheck } from '../../theme/index.ts';
import { VisuallyHidden } from '../shared/VisuallyHidden.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Root = styled.span`
  display: inline-flex;
  flex: none;
`;

const Drawing = styled.svg`
  animation: ${turn} 0.9s linear infinite;
  ${media.reducedMotion} {
    animation-duration: 3s;
  }
`;

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Names the work in progress for screen readers. Omit it if text next to the spinner names it. */
  readonly label?: string | undefined;
  /** Size in px. */
  readonly size?: number | undefined;
}

/** Work in progress with an unknown end. For a known end, use `Progress`. */
export function Spinner({ label, size = 16, ...root }: SpinnerProps) {
  useThemeCheck('Spinner');
  return (
    <Root role={label === undefined ? undefined : 'status'} {...root}>
      <Drawing
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        aria-hidden
      >
        <circle cx="12" cy="12" r="9.5" opacity={0.22} />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeLinecap="round" />
      </Drawing>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
