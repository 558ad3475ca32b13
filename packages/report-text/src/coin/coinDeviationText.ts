import type { CoinDeviation, CoinSide } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** Something that was not done as planned. */
export interface CoinDeviationText {
  /** What happened, a sentence. */
  readonly text: string;
  /** What follows for the result, a sentence. */
  readonly consequence: string;
}

const NO_CAUSE = 'The result names no cause.';

const WHY_NOT_CONFIRMED = {
  missing: 'The Jira issue with the code of this plan was not found.',
  'other-code': 'The Jira issue of this plan does not contain its code.',
  several: 'Several Jira issues contain the code of this plan.',
  'other-time': 'The Jira issue of this plan was created at another time than the file says.',
} as const;

/** A deviation from a coin plan, and its consequence for the result. */
export function coinDeviationText(formats: Formats, deviation: CoinDeviation): CoinDeviationText {
  switch (deviation.kind) {
    case 'not-witnessed':
      return {
        text: 'No Jira issue shows when this plan was made.',
        consequence: 'The planner could have tried several secrets after the tickets were known.',
      };
    case 'registered-late':
      return {
        text: `The Jira issue of this plan was created on ${formats.day(deviation.created.slice(0, 10))}, after the plan had begun.`,
        consequence: NO_CAUSE,
      };
    case 'not-confirmed':
      return { text: WHY_NOT_CONFIRMED[deviation.why], consequence: NO_CAUSE };
    case 'other-measurement':
      return {
        text: `The plan was made with measurement version ${deviation.planned}; this report uses version ${deviation.used}.`,
        consequence: 'All tickets are measured with the new version.',
      };
    case 'other-measure':
      return {
        text: 'The tickets could not be measured as planned.',
        consequence: 'Both sides of the coin are measured in the same other way.',
      };
    case 'unequal-rest':
      return {
        text: `${measured(formats, deviation.yes)} with the assistant allowed have a measured time, and ${measured(formats, deviation.no)} without it.`,
        consequence: 'The coin may have changed which tickets were completed, and not only their time.',
      };
  }
}

const measured = ({ count }: Formats, { measured: some, tickets }: CoinSide) =>
  `${count(some)} of ${count(tickets)} tickets`;
