import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useThemeCheck } from '../../theme/index.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { type ButtonSize, buttonStyles, type ButtonVariant } from './buttonStyles.ts';

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
`;

export interface ButtonProps extends ComponentProps<'button'> {
  /** Use one primary button per view, for its main action. */
  readonly variant?: ButtonVariant | undefined;
  /** `lg` for the main action of a page. */
  readonly size?: ButtonSize | undefined;
  /** Whether the button's work is in progress: it shows a spinner and cannot be pressed. */
  readonly loading?: boolean | undefined;
}

/**
 * Triggers an action on this page. To navigate, use `LinkButton`.
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
