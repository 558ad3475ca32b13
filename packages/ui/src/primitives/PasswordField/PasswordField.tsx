import { type ComponentProps, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { css, styled } from 'styled-components';
import { focusRing, onHover, theme, useThemeCheck } from '../../theme/index.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, fieldAndControl, type FieldProps } from '../Field/Field.tsx';
import { withValueChange } from '../Field/withValueChange.ts';

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: 3rem;
`;

const Toggle = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  width: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.md};
  background: none;
  color: ${theme.color.textSubtle};
  cursor: pointer;
  ${onHover(css`
    color: ${theme.color.text};
  `)}
  ${focusRing}
  outline-offset: -4px !important;
`;

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {
  /** Called with the secret on each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Name of the button that shows the secret; 'Show' and the label by default. */
  readonly showLabel?: string | undefined;
  /** Name of the button that hides the secret; 'Hide' and the label by default. */
  readonly hideLabel?: string | undefined;
}

/** A field for a secret, masked until the reader chooses to see it. */
export function PasswordField({ showLabel, hideLabel, onChange, onValueChange, ...props }: PasswordFieldProps) {
  useThemeCheck('PasswordField');
  const { label } = props;
  const [field, input] = fieldAndControl(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <Box>
          <Input
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            onChange={withValueChange(onChange, onValueChange)}
          />
          <Toggle
            type="button"
            aria-label={shown ? (hideLabel ?? `Hide ${label}`) : (showLabel ?? `Show ${label}`)}
            aria-controls={control.id}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </Toggle>
        </Box>
      )}
    </Field>
  );
}
