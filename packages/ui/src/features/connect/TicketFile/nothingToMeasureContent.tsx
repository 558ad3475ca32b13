import type { CalendarDate } from '@roi-insight/contracts';
import { type Formats, ticketDialogTexts } from '@roi-insight/report-text';
import type { Content } from './Content.ts';
import { refusalActions } from './refusalActions.tsx';
import type { TicketFileState } from './TicketFileState.ts';

interface Props {
  readonly adoptionDate: CalendarDate;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/**
 * The dialog for a file that has no ticket to measure. It asks for no correction of the file, because the date in the
 * form is often the reason.
 */
export function nothingToMeasureContent(
  formats: Pick<Formats, 'day'>,
  { fileName, message, isMapped }: Extract<TicketFileState, { kind: 'nothing-to-measure' }>,
  { adoptionDate, onBack, onClose }: Props,
): Content {
  return {
    title: 'No tickets to measure',
    description: ticketDialogTexts.nothingToMeasure(formats, fileName, adoptionDate),
    actions: refusalActions(isMapped, { onBack, onClose }),
    children: <p>{message}</p>,
  };
}
