import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useThemeCheck } from '../../theme/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ButtonSize, buttonStyles, type ButtonVariant } from './buttonStyles.ts';

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
`;

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary per view: the thing the reader came to do. */
  readonly variant?: ButtonVariant | undefined;
  /** `lg` for the main action of a page. */
  readonly size?: ButtonSize | undefined;
  /** Work that the button started is going on: it cannot be pressed again and shows a spinner. */
  readonly loading?: boolean | undefined;
}

/**
 * Does something on this page. To go somewhere, use `LinkButton`.
 * @example <Button variant="primary" loading={saving} onClick={save}>Save & Recalculate</Button>
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  useThemeCheck('Button');
  return (
    <Root
      {...rest}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      $variant={variant}
      $size={size}
    >
      {loading && <Spinner />}
      {children}
    </Root>
  );
}
