import { RequestFailure } from '../RequestFailure.ts';

/** For a project that is too large: a report on part of its tickets would be wrong. */
export function tooManyTickets(limit: number): RequestFailure {
  return new RequestFailure(
    'too-many-tickets',
    `The project has more than ${new Intl.NumberFormat('en').format(limit)} tickets in the weeks around the adoption date, the maximum that this server reads. ` +
      'Choose a smaller project, or an adoption date with fewer tickets around it. The operator of this server can raise TICKET_LIMIT.',
  );
}
