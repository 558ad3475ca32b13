import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme, useThemeCheck } from '../../theme/index.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, fieldAndControl, type FieldProps } from '../Field/Field.tsx';
import { withValueChange } from '../Field/withValueChange.ts';

const Select = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${theme.space[8]};
  text-overflow: ellipsis;
`;

/** Our own arrow, because browsers and systems draw theirs differently. */
const Arrow = styled.span`
  display: grid;
  align-items: center;
  min-width: 0;

  > * {
    grid-area: 1 / 1;
  }

  &::after {
    content: '';
    grid-area: 1 / 1;
    justify-self: end;
    width: 0.4375rem;
    height: 0.4375rem;
    margin-block-end: 0.25rem;
    margin-inline-end: ${theme.space[4]};
    border: solid ${theme.color.textSubtle};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
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
        <Arrow>
          <Select {...select} {...control} onChange={withValueChange(onChange, onValueChange)}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Arrow>
      )}
    </Field>
  );
}
