import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';

const Select = styled.select`
  ${controlStyles}
  text-overflow: ellipsis;
`;

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> {
  readonly options: readonly SelectOption[];
}

/**
 * One of many. The browser's own control: it finds by typing, and on a phone it fills the screen.
 * @example <SelectField label="Time zone" options={zones} value={zone} onChange={(event) => setZone(event.target.value)} />
 */
export function SelectField({ label, hint, error, id, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Select
          {...select}
          id={control.id}
          aria-describedby={control.describedBy}
          aria-invalid={control.invalid || undefined}
        >
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
