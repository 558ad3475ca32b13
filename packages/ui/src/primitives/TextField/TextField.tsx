import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

const Input = styled.input`
  ${controlStyles}
`;

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {}

/**
 * One line of text. `ref`, `name`, `autoComplete` and the rest reach the `<input>`, so `register()` can be spread.
 * @example <TextField label="Your Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
 */
export function TextField({ label, hint, error, id, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Input
          {...input}
          type={type}
          id={control.id}
          aria-describedby={control.describedBy}
          aria-invalid={control.invalid || undefined}
        />
      )}
    </Field>
  );
}
