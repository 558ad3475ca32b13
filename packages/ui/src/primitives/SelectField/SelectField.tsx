import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useThemeCheck } from '../../theme/index.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, fieldAndControl, type FieldProps } from '../Field/Field.tsx';
import { withValueChange } from '../Field/withValueChange.ts';

const Select = styled.select`
  ${controlStyles}
  text-overflow: ellipsis;
`;

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  /** The first option is selected by default. */
  readonly options: readonly SelectOption[];
  /** Called when another option is chosen. */
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/**
 * A native select: typing finds an option, and phones show their own picker.
 * @example <SelectField label="Time zone" options={zones} value={zone} onValueChange={setZone} />
 */
export function SelectField({ options, onChange, onValueChange, ...props }: SelectFieldProps) {
  useThemeCheck('SelectField');
  const [field, select] = fieldAndControl(props);
  return (
    <Field {...field}>
      {(control) => (
        <Select {...select} {...control} onChange={withValueChange(onChange, onValueChange)}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
