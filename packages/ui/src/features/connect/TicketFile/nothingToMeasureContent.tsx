import type { CalendarDate } from '@roi-insight/contracts';
import { type Formats, ticketDialogText } from '@roi-insight/report-text';
import type { Content } from './Content.ts';
import { refusalActions } from './refusalActions.tsx';
import type { TicketFileState } from './TicketFileState.ts';

interface Props {
  readonly adoptionDate: CalendarDate;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** A file that was read, but has no ticket to measure. Its rows need no correction: often the form's date is the reason. */
export function nothingToMeasureContent(
  formats: Pick<Formats, 'day'>,
  { fileName, message, isMapped }: Extract<TicketFileState, { kind: 'nothing-to-measure' }>,
  { adoptionDate, onBack, onClose }: Props,
): Content {
  return {
    title: 'No tickets to measure',
    description: ticketDialogText.nothingToMeasure(formats, fileName, adoptionDate),
    actions: refusalActions(isMapped, { onBack, onClose }),
    children: <p>{message}</p>,
  };
}
