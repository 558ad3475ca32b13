import { type RefObject, useRef } from 'react';
import { Popover } from '@base-ui/react/popover';
import { DayPicker, type Labels } from 'react-day-picker';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.ts';
import { floatingStyles } from '../Popup/floatingStyles.ts';
import { calendarStyles } from './calendarStyles.ts';
import { weekStart } from './weekStart.ts';

const Positioner = styled(Popover.Positioner)`
  z-index: 90;
`;

const Popup = styled(Popover.Popup)`
  ${floatingStyles}
  padding: ${theme.space[3]};
`;

const Calendar = styled(DayPicker)`
  ${calendarStyles}
`;

/** The texts for screen readers in the calendar. Month and day names come from the calendar library. */
export interface CalendarWords {
  readonly today?: string | undefined;
  readonly selected?: string | undefined;
  readonly previousMonth?: string | undefined;
  readonly nextMonth?: string | undefined;
  readonly month?: string | undefined;
  readonly year?: string | undefined;
}

/** Labels such as 'Friday, January 16, 2026'. The number of the day is written as it is displayed, so that voice control finds it. */
function labelsIn(dateLocale: string, words: CalendarWords): Partial<Labels> {
  const { previousMonth = 'Go to the Previous Month', nextMonth = 'Go to the Next Month' } = words;
  const { month = 'Choose the Month', year = 'Choose the Year', today = 'Today', selected = 'selected' } = words;
  const fullDate = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'full' });
  return {
    labelPrevious: () => previousMonth,
    labelNext: () => nextMonth,
    labelMonthDropdown: () => month,
    labelYearDropdown: () => year,
    labelDayButton: (day, is) =>
      [is.today === true && today, fullDate.format(day), is.selected === true && selected].filter(Boolean).join(', '),
  };
}

const digits = (dateLocale: string) => new Intl.NumberFormat(dateLocale, { useGrouping: false });

export interface CalendarPopoverProps {
  /** Ref of the element with the button that opens the calendar; focus returns there. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly value: Date | null;
  readonly onValueChange: (value: Date | null) => void;
  readonly min: Date;
  readonly max: Date;
  readonly locale: string;
  readonly dateLocale: string;
  readonly words?: CalendarWords | undefined;
}

/** The calendar of `DateField`. A separate chunk, because it is larger than the rest of the form. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, label, open, onOpenChange, value, onValueChange, min, max, locale, dateLocale, words = {} } = props;
  const { dir } = document.documentElement;
  const numbers = digits(dateLocale);
  const popup = useRef<HTMLDivElement>(null);
  /** The only day in the tab order: the selected day, otherwise today, otherwise the first selectable day. */
  const day = () => popup.current?.querySelector<HTMLElement>('.rdp-day_button[tabindex="0"]') ?? null;
  const opener = () => anchor.current?.querySelector('button') ?? null;

  function choose(day: Date | undefined) {
    onValueChange(day ?? null);
    onOpenChange(false);
  }

  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // Ignores a press on the opening button. If the press closed the calendar here, the click that follows would open it again.
        const pressed = event.target;
        if (!next && pressed instanceof Node && opener()?.contains(pressed) === true && event.type !== 'keydown')
          return;
        onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Positioner anchor={anchor} align={dir === 'rtl' ? 'end' : 'start'} sideOffset={6}>
          <Popup aria-label={label} finalFocus={opener} ref={popup} initialFocus={day}>
            <Calendar
              mode="single"
              dir={dir}
              labels={labelsIn(dateLocale, words)}
              formatters={{
                formatDay: (day) => numbers.format(day.getDate()),
                formatYearDropdown: (year) => numbers.format(year.getFullYear()),
              }}
              weekStartsOn={weekStart(locale)}
              captionLayout="dropdown"
              selected={value ?? undefined}
              defaultMonth={value ?? max}
              onSelect={choose}
              startMonth={min}
              endMonth={max}
              disabled={[{ before: min }, { after: max }]}
            />
          </Popup>
        </Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
