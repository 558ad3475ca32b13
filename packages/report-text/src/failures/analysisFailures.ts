import { count, finite, funnelSchema, MEASURES, oneOf } from '@roi-insight/contracts';
import { array, object } from 'yup';
import { defineFailure } from './defineFailure.ts';
import { fixedFailure } from './fixedFailure.ts';
import { CHOICES, nothingToMeasureText } from './nothingToMeasureText.ts';

/** Can be a fraction: the setting is in milliseconds. */
const seconds = finite().min(0).required();
const limit = count().required();

/** Failures of an analysis: too much to read, nothing to measure, too little time or memory. */
export const analysisFailures = {
  'nothing-to-measure': defineFailure(
    'nothing-to-measure',
    {
      funnel: funnelSchema.required(),
      measure: oneOf(MEASURES),
      source: oneOf(['project', 'file']),
      choices: array(oneOf(CHOICES)).required(),
      undated: count(),
    },
    nothingToMeasureText,
  ),
  'too-many-tickets': defineFailure(
    'too-many-tickets',
    { limit },
    (params, { count }) =>
      `The project has more than ${count(params.limit)} tickets in the weeks around the adoption date, this server’s limit. ` +
      'Choose a smaller project or another adoption date. An administrator can raise TICKET_LIMIT.',
  ),
  'tickets-exceed-memory': defineFailure(
    'too-many-tickets',
    {},
    () =>
      'This project’s tickets need more memory than this server allows for one analysis. ' +
      'Choose a smaller project or another adoption date. An administrator can raise MAX_TICKETS_IN_MEMORY.',
  ),
  'analysis-timeout': defineFailure(
    'timeout',
    {
      seconds,
      stage: oneOf(['connecting', 'listing', 'reading', 'analysing']),
      done: count().required(),
      total: count().nullable().defined(),
      team: object({ number: count().required(), of: count().required() }).nullable().defined().default(undefined),
    },
    ({ seconds: after, stage, done, total, team }, { count }) => {
      const reached = {
        connecting: 'it had not responded to the login',
        listing: `we had found ${count(done)} tickets`,
        reading: `we had read ${count(done)}${total === null ? '' : ` of ${count(total)}`} tickets`,
        analysing: 'we had read all tickets',
      }[stage];
      const where = team === null || stage === 'connecting' ? '' : ` (team ${count(team.number)} of ${count(team.of)})`;
      const smaller = team === null || team.number === 1 ? 'a smaller project' : 'fewer teams';
      return `Jira was too slow: after ${count(after)} s, ${reached}${where}. Try again later or with ${smaller}.`;
    },
  ),
  'analysis-stopped': fixedFailure(
    'timeout',
    'The analysis took too long and was stopped. Try again later or with a smaller project.',
  ),
  'analysis-ended': fixedFailure('internal', 'The analysis has ended.'),
  'out-of-memory': fixedFailure('busy', 'The server ran out of memory. Try again later or with a smaller project.'),
  'memory-in-use': fixedFailure('busy', 'The server is busy with other analyses. Please try again in a minute.'),
};
