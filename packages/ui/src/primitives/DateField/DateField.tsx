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
  /** Local midnight of the chosen day; `null` while none is. */
  readonly value?: Date | null | undefined;
  /** The day at first, if the field keeps its own value. */
  readonly defaultValue?: Date | null | undefined;
  /** `null` when the chosen day was clicked again, which clears the field. */
  readonly onValueChange?: ((value: Date | null) => void) | undefined;
  /** First day that can be chosen. */
  readonly min: Date;
  /** Last day that can be chosen. */
  readonly max: Date;
  /** Locale whose week the calendar shows: it decides on the first day. */
  readonly locale?: string | undefined;
  /** Locale in which dates are written. */
  readonly dateLocale?: string | undefined;
  /** What the button says while no day is chosen. */
  readonly placeholder?: string | undefined;
  /** The error where the calendar cannot be fetched. */
  readonly loadError?: string | undefined;
  /** What screen readers say in the calendar. */
  readonly calendarWords?: CalendarWords | undefined;
}

const CALENDAR_FAILED = 'The calendar could not be loaded. Check the connection and try again.';

/** One calendar day, picked from a calendar that is loaded when it is first opened. */
export function DateField(props: DateFieldProps) {
  useThemeCheck('DateField');
  const [field, { value: given, defaultValue = null, onValueChange, min, max, ...rest }] = fieldAndControl(props);
  const { placeholder = 'Pick a date', loadError = CALENDAR_FAILED, calendarWords, ...own } = rest;
  const { locale = 'en-US', dateLocale = 'en-US', ...button } = own;
  const [value, setValue] = useControllableState(given, defaultValue, onValueChange);
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const calendar = useLazyModule(lazyCalendar, open);
  // Calendar days are read in the reader's own time zone: August 25, 2025.
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
            <calendar.Component
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
