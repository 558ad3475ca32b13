import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { focusRing, theme, type, useThemeCheck } from '../../theme/index.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: ${theme.space[3]};
`;

const Input = styled.input`
  ${focusRing}
  width: 1.125rem;
  height: 1.125rem;
  margin: 0.1875rem 0 0;
  accent-color: ${theme.color.accent};
  cursor: pointer;
`;

const Label = styled.label`
  ${type.small}
  font-weight: 550;
  cursor: pointer;
`;

const Hint = styled.p`
  ${type.caption}
  grid-column: 2;
  color: ${theme.color.textSubtle};
`;

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The option that the box turns on. */
  readonly label: string;
  /** The purpose of the option. */
  readonly hint?: ReactNode;
  /** The box was checked or unchecked. */
  readonly onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/**
 * An option that is on or off. `className` and `style` apply to the field; `ref`, `name` and the rest to the `<input>`,
 * so that `register()` can be spread.
 * @example <CheckboxField label="Include per-ticket data in the report" {...register('includeTickets')} />
 */
export function CheckboxField(props: CheckboxFieldProps) {
  useThemeCheck('CheckboxField');
  const { label, hint, id: givenId, className, style, onChange, onCheckedChange, ...input } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Root className={className} style={style}>
      <Input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      <Label htmlFor={id}>{label}</Label>
      {hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Root>
  );
}
