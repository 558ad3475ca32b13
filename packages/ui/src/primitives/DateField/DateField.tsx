import { type Ref, useRef, useState } from 'react';
import { CalendarDays } from 'lucide-react';
import { styled } from 'styled-components';
import { textStart, theme } from '../../theme/index.ts';
import { controlStyles } from '../Field/controlStyles.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { lazyModule } from '../lazyModule/lazyModule.ts';
import { useLazyModule } from '../lazyModule/useLazyModule.ts';

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

const CALENDAR_FAILED = 'The calendar could not be loaded. Check the connection and try again.';

export interface DateFieldProps extends FieldProps {
  /** Local midnight of the chosen day. */
  readonly value: Date | undefined;
  /** `undefined` when the chosen day was clicked again, which clears the field. */
  readonly onValueChange: (value: Date | undefined) => void;
  /** First and last day that can be chosen. */
  readonly min: Date;
  readonly max: Date;
  /** Locale whose week the calendar shows: it decides on the first day. */
  readonly locale?: string | undefined;
  /** Locale in which dates are written. */
  readonly dateLocale?: string | undefined;
  readonly name?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** One calendar day, picked from a calendar that is loaded when it is first opened. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, id, value, onValueChange, min, max, ref, ...rest } = props;
  const { placeholder = 'Pick a date', locale = 'en-US', dateLocale = 'en-US', ...button } = rest;
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
    <Field label={label} hint={hint} error={hasFailed ? CALENDAR_FAILED : error} id={id}>
      {(control) => (
        <div ref={anchor}>
          <Control
            {...button}
            ref={ref}
            type="button"
            id={control.id}
            aria-labelledby={`${control.labelId} ${control.id}-value`}
            aria-describedby={control.describedBy}
            aria-haspopup="dialog"
            aria-expanded={open && !hasFailed}
            data-invalid={control.invalid || undefined}
            $empty={value === undefined}
            onClick={toggle}
          >
            <span id={`${control.id}-value`}>{value === undefined ? placeholder : written.format(value)}</span>
            <CalendarDays size={18} aria-hidden />
          </Control>
          {calendar.kind === 'ready' && (
            <calendar.Component
              anchor={anchor}
              label={label}
              open={open}
              onOpenChange={setOpen}
              value={value}
              onValueChange={onValueChange}
              min={min}
              max={max}
              locale={locale}
              dateLocale={dateLocale}
            />
          )}
        </div>
      )}
    </Field>
  );
}
