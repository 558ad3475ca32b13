import { Failure } from '../failure.ts';

/** Thrown instead of a report on a part of the tickets. */
export function tooManyTickets(limit: number): Failure {
  return new Failure(
    'too-many-tickets',
    `The project has more than ${limit.toLocaleString('en')} tickets in the weeks around the adoption date, the most that this server reads. ` +
      'Choose a smaller project, or an adoption date whose weeks hold fewer; whoever runs the server can raise TICKET_LIMIT.',
  );
}
