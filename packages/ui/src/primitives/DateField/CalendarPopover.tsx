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

/** 'Friday, January 16, 2026': the number is spoken as it is written, so that voice control finds the day. */
function labelsIn(dateLocale: string): Partial<Labels> {
  const spoken = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'full' });
  return {
    labelDayButton: (day, { today, selected }) =>
      [today === true && 'Today', spoken.format(day), selected === true && 'selected'].filter(Boolean).join(', '),
  };
}

const digits = (dateLocale: string) => new Intl.NumberFormat(dateLocale, { useGrouping: false });

export interface CalendarPopoverProps {
  /** Contains the button that opens the calendar; focus returns there. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly value: Date | undefined;
  readonly onValueChange: (value: Date | undefined) => void;
  readonly min: Date;
  readonly max: Date;
  readonly locale: string;
  readonly dateLocale: string;
}

/** The calendar of `DateField`. Apart from it because it weighs more than the rest of the form. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, label, open, onOpenChange, value, onValueChange, min, max, locale, dateLocale } = props;
  const { dir } = document.documentElement;
  const numbers = digits(dateLocale);
  const popup = useRef<HTMLDivElement>(null);
  /** The one day in the tab order: the selected, else today or the first that can be chosen. */
  const day = () => popup.current?.querySelector<HTMLElement>('.rdp-day_button[tabindex="0"]') ?? null;
  const opener = () => anchor.current?.querySelector('button') ?? null;

  function choose(day: Date | undefined) {
    onValueChange(day);
    onOpenChange(false);
  }

  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // A press on the opener is the opener's business: closing here would let its click open again.
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
              labels={labelsIn(dateLocale)}
              formatters={{
                formatDay: (day) => numbers.format(day.getDate()),
                formatYearDropdown: (year) => numbers.format(year.getFullYear()),
              }}
              weekStartsOn={weekStart(locale)}
              captionLayout="dropdown"
              selected={value}
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
