import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { styled } from 'styled-components';
import { useThemeCheck } from '../../theme/index.ts';
import { type ButtonSize, buttonStyles, type ButtonVariant } from '../Button/buttonStyles.ts';
import { renderedAs } from '../shared/renderedAs.ts';
import { isPlainClick } from './isPlainClick.ts';

const Root = styled.a<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
`;

export interface LinkButtonProps extends ComponentProps<'a'> {
  /** URL of the target. */
  readonly href: string;
  /** Same variants as `Button`. */
  readonly variant?: ButtonVariant | undefined;
  /** `lg` for the main action of a page. */
  readonly size?: ButtonSize | undefined;
  /** Handles a plain click, so that the host's router can navigate without a page load. */
  readonly onNavigate?: ((href: string) => void) | undefined;
  /** An element to render instead of `<a>`, such as a router's link. */
  readonly render?: ReactElement<object> | undefined;
}

/**
 * A link that looks like a button.
 * @example <LinkButton href="/form" variant="primary" size="lg" onNavigate={navigate}>Calculate Your ROI</LinkButton>
 */
export function LinkButton({
  href,
  variant = 'secondary',
  size = 'md',
  onNavigate,
  onClick,
  render,
  ...rest
}: LinkButtonProps) {
  useThemeCheck('LinkButton');
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (onNavigate === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    onNavigate(href);
  }
  return <Root {...renderedAs(render)} {...rest} href={href} onClick={handleClick} $variant={variant} $size={size} />;
}
