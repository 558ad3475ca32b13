import type { CalendarDate } from '@roi-insight/contracts';
import { type Formats, ticketDialogTexts } from '@roi-insight/report-text';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { Content } from './Content.ts';
import type { TicketFileState } from './TicketFileState.ts';

interface Props {
  readonly adoptionDate: CalendarDate;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The dialog after all tickets of a file were read. The reader confirms their number. */
export function foundContent(
  formats: Formats,
  { count, notes }: Extract<TicketFileState, { kind: 'found' }>,
  { adoptionDate, onConfirm, onClose }: Props,
): Content {
  return {
    title: `${formats.counted(count, 'ticket')} found`,
    description: [ticketDialogTexts.compare, ...notes, ticketDialogTexts.adoptionDate(formats, adoptionDate)].join(
      '\n',
    ),
    actions: (
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={onConfirm}>
          Show the report
        </Button>
      </>
    ),
    children: null,
  };
}
