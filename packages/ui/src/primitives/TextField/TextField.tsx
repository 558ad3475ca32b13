import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useThemeCheck } from '../../theme/index.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, fieldAndControl, type FieldProps } from '../Field/Field.tsx';
import { withValueChange } from '../Field/withValueChange.ts';

const Input = styled.input`
  ${controlStyles}
`;

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  /** Called with the text on each change. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/**
 * One line of text. `className` and `style` apply to the field; `ref`, `name`, `autoComplete` and the rest to the
 * `<input>`, so that `register()` can be spread.
 * @example <TextField label="Your Email" type="email" autoComplete="email" error={errors.email?.message} {...register('email')} />
 */
export function TextField({ onChange, onValueChange, ...props }: TextFieldProps) {
  useThemeCheck('TextField');
  const [field, input] = fieldAndControl(props);
  return (
    <Field {...field}>
      {(control) => <Input type="text" {...input} {...control} onChange={withValueChange(onChange, onValueChange)} />}
    </Field>
  );
}
