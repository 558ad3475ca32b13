import type { ComponentProps } from 'react';
import { keyframes, styled } from 'styled-components';
import { media, theme, useThemeCheck } from '../../theme/index.ts';

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

const Root = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  max-width: 100%;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.hairline};
  outline: 1px solid transparent;
  animation: ${pulse} 1.6s ease-in-out infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;

export interface SkeletonProps extends ComponentProps<'span'> {
  /** CSS length. */
  readonly width?: string | undefined;
  /** CSS length. */
  readonly height?: string | undefined;
}

/**
 * Reserves the space of content that is loading. Name the loading content in words elsewhere, because screen readers
 * skip this.
 */
export function Skeleton({ width = '100%', height = '1em', ...root }: SkeletonProps) {
  useThemeCheck('Skeleton');
  return <Root aria-hidden {...root} $width={width} $height={height} />;
}
