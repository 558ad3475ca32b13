import { type ComponentProps, useRef, useState } from 'react';
import { CalendarDays } from 'lucide-react';
import { styled } from 'styled-components';
import { textStart, theme, useThemeCheck } from '../../theme/index.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, fieldAndControl, type FieldProps, labelId } from '../Field/Field.tsx';
import { lazyModule } from '../lazyModule/lazyModule.ts';
import { useLazyModule } from '../lazyModule/useLazyModule.ts';
import { useControllableState } from '../shared/useControllableState.ts';
import type { CalendarWords } from './CalendarPopover.tsx';

const lazyCalendar = lazyModule(async () => (await import('./CalendarPopover.tsx')).CalendarPopover);

const Control = styled.button<{ $empty: boolean }>`
  ${controlStyles}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  text-align: ${textStart};
  cursor: pointer;
  color: ${({ $empty }) => ($empty ? theme.color.textSubtle : theme.color.text)};
  svg {
    flex: none;
    color: ${theme.color.textSubtle};
  }
`;

export interface DateFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<'button'>, keyof FieldProps | 'value' | 'defaultValue' | 'children' | 'type' | 'onClick'> {
  /** Local midnight of the selected day; `null` if none is selected. */
  readonly value?: Date | null | undefined;
  /** The initial day, for uncontrolled use. */
  readonly defaultValue?: Date | null | undefined;
  /** Called with `null` when the selected day was clicked again, which clears the field. */
  readonly onValueChange?: ((value: Date | null) => void) | undefined;
  /** First selectable day. */
  readonly min: Date;
  /** Last selectable day. */
  readonly max: Date;
  /** Locale that determines the first day of the week. */
  readonly locale?: string | undefined;
  /** Locale of the date format. */
  readonly dateLocale?: string | undefined;
  /** Text of the button while no day is selected. */
  readonly placeholder?: string | undefined;
  /** The error if the calendar cannot be fetched. */
  readonly loadError?: string | undefined;
  /** The texts for screen readers in the calendar. */
  readonly calendarWords?: CalendarWords | undefined;
}

const CALENDAR_FAILED = 'The calendar could not be loaded. Check the connection and try again.';

/** A date field whose calendar is loaded when it is first opened. */
export function DateField(props: DateFieldProps) {
  useThemeCheck('DateField');
  const [field, { value: given, defaultValue = null, onValueChange, min, max, ...rest }] = fieldAndControl(props);
  const { placeholder = 'Pick a date', loadError = CALENDAR_FAILED, calendarWords, ...own } = rest;
  const { locale = 'en-US', dateLocale = 'en-US', ...button } = own;
  const [value, setValue] = useControllableState(given, defaultValue, onValueChange);
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const calendar = useLazyModule(lazyCalendar, open);
  // Writes dates such as August 25, 2025, in the reader's own time zone.
  const written = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long' });
  const hasFailed = calendar.kind === 'failed';

  function toggle() {
    if (calendar.kind === 'failed') calendar.retry();
    else setOpen(!open);
  }

  return (
    <Field {...field} error={hasFailed ? loadError : field.error}>
      {({ id, 'aria-invalid': invalid, ...described }) => (
        <div ref={anchor}>
          <Control
            {...button}
            {...described}
            type="button"
            id={id}
            aria-labelledby={`${labelId(id)} ${id}-value`}
            aria-haspopup="dialog"
            aria-expanded={open && !hasFailed}
            data-invalid={invalid}
            $empty={value === null}
            onClick={toggle}
          >
            <span id={`${id}-value`}>{value === null ? placeholder : written.format(value)}</span>
            <CalendarDays size={18} aria-hidden />
          </Control>
          {calendar.kind === 'ready' && (
            <calendar.value
              anchor={anchor}
              label={field.label}
              open={open}
              onOpenChange={setOpen}
              value={value}
              onValueChange={setValue}
              min={min}
              max={max}
              locale={locale}
              dateLocale={dateLocale}
              words={calendarWords}
            />
          )}
        </div>
      )}
    </Field>
  );
}
