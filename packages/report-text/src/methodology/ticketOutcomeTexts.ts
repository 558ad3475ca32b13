import type { TicketOutcome } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';

const { counted } = createFormats(defaultBrand);

/** The outcome of a ticket in a data file. The numbers of data files do not depend on a notation. */
export const ticketOutcomeTexts: Readonly<Record<TicketOutcome, string>> = {
  analysed: 'in the averages',
  'not-delivered': 'not counted: closed without work',
  'no-active-time': 'not in the averages: no measured time',
  'too-short': `not in the averages: under ${counted(MIN_AVERAGED_HOURS, 'hour')}`,
  'too-long': `not in the averages: over ${counted(MAX_AVERAGED_HOURS, 'hour')}`,
};
