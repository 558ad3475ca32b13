import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { theme, useThemeCheck } from '../../theme/index.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, fieldAndControl, type FieldProps } from '../Field/Field.tsx';

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<{ $unit: boolean }>`
  ${controlStyles}
  appearance: textfield;
  font-variant-numeric: tabular-nums;
  padding-inline-end: ${({ $unit }) => ($unit ? theme.space[16] : theme.space[3])};
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`;

const Unit = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${theme.space[3]};
  display: grid;
  place-items: center;
  color: ${theme.color.textSubtle};
  pointer-events: none;
`;

export interface NumberFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value' | 'defaultValue'> {
  /** `null` if the field is empty or does not contain a number. */
  readonly value?: number | null | undefined;
  /** The initial number, for uncontrolled use. */
  readonly defaultValue?: number | null | undefined;
  /** Called when the number changes; null if the field is empty or does not contain a number. */
  readonly onValueChange?: ((value: number | null) => void) | undefined;
  /** Shown at the end of the box: '%', 'seats'. */
  readonly unit?: string | undefined;
}

/**
 * A number that the reader types. It never rounds, clamps or reformats what is being typed: the owner validates the value.
 * @example <NumberField label="Annual Engineer Cost ($)" min={0} placeholder="100000" value={cost} onValueChange={setCost} />
 */
export function NumberField({ value, defaultValue, onValueChange, onChange, unit, ...props }: NumberFieldProps) {
  useThemeCheck('NumberField');
  const [field, input] = fieldAndControl(props);
  return (
    <Field {...field}>
      {(control) => (
        <Box>
          <Input
            inputMode="decimal"
            step="any"
            {...input}
            {...control}
            aria-invalid={control['aria-invalid'] ?? input['aria-invalid']}
            type="number"
            value={value === null ? '' : value}
            defaultValue={defaultValue ?? undefined}
            $unit={unit !== undefined}
            onChange={(event) => {
              const { valueAsNumber } = event.target;
              onChange?.(event);
              onValueChange?.(Number.isNaN(valueAsNumber) ? null : valueAsNumber);
            }}
            onWheel={(event) => event.currentTarget.blur()}
          />
          {unit !== undefined && <Unit aria-hidden>{unit}</Unit>}
        </Box>
      )}
    </Field>
  );
}
