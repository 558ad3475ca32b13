import { type ComponentProps, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { css, styled } from 'styled-components';
import { focusRing, onHover, theme } from '../../theme/index.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

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

export interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {}

/** A secret: masked until the reader asks to see it. */
export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Box>
          <Input
            autoComplete="off"
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            type={shown ? 'text' : 'password'}
            id={control.id}
            aria-describedby={control.describedBy}
            aria-invalid={control.invalid || undefined}
          />
          <Toggle
            type="button"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label}`}
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
