import type { Plan } from '@roi-insight/contracts';
import { DAY_MS, type LostReason, type PlanDeviation } from '@roi-insight/roi-math';
import { bidiIsolate, type Formats } from '../../format/index.ts';
import { plannedStart } from './planDays.ts';
import { planTeamName } from './planTeamName.ts';

export interface PlanDeviationText {
  /** The deviation, as a sentence. */
  readonly text: string;
  /** The consequence of the deviation for the result, as a sentence. */
  readonly consequence: string;
}

const CHANGED = 'The result names no cause, and its grade is C at most.';
const NO_CAUSE = 'The result names no cause. It counts against the grade.';
const AS_DRAWN = 'Its tickets count as if it had started in its drawn week, so the effect looks smaller than it is.';
const LOST =
  'Its weeks are missing, so only the other teams count. The grade is A at most, or B if the result depends on it.';

const WHY_NOT_CONFIRMED = {
  missing: 'The Jira issue with the code of this plan was not found.',
  'other-code': 'The Jira issue of this plan does not contain its code.',
  several: 'Several Jira issues contain the code of a plan, so the planners could have chosen between orders.',
  edited: 'The text of the Jira issue with the code of this plan was changed after it was written.',
  'several-codes':
    'The Jira issue of this plan contains several codes, so the planners could have chosen between plans.',
  'out-of-order': 'The Jira issue of this plan is newer than its time of creation says, as after an import.',
  'other-time': 'The Jira issue of this plan was created at another time than the file says.',
} as const;

const LOST_BECAUSE: Readonly<Record<LostReason, (team: string) => string>> = {
  unread: (team) => `${team} could not be read.`,
  'no-tickets': (team) => `${team} has no measured ticket before planning or after its start.`,
  'other-measure': (team) => `${team} could not be measured as planned.`,
  'measured-share': (team) => `The share of tickets of ${team} with a measured time changed after the first start.`,
  histories: (team) => `Another share of the tickets of ${team} than at planning has an incomplete history.`,
  statuses: (team) =>
    `Another share of the tickets of ${team} than at planning has a status whose category is unclear.`,
  'planning-weeks': (team) =>
    `The weeks of ${team} before planning, measured again, give other figures than the plan has.`,
};

/** A deviation from the plan, and its consequence for the result. */
export function planDeviationText(formats: Formats, plan: Plan, deviation: PlanDeviation): PlanDeviationText {
  const team = (key: string) => `“${planTeamName(plan, key)}”`;
  switch (deviation.kind) {
    case 'changed':
      return { text: 'The file was changed after its code was made: the two don’t match.', consequence: CHANGED };
    case 'other-order':
      return {
        text: 'The order in the file is not the one that its code and registration draw.',
        consequence: NO_CAUSE,
      };
    case 'not-witnessed':
      return {
        text: 'No Jira issue shows when this plan was made.',
        consequence: `A planner could have drawn several times and kept one order. ${NO_CAUSE}`,
      };
    case 'registered-late':
      return {
        text: `The Jira issue of this plan was created on ${formats.day(deviation.created.slice(0, 10))}, after the first start.`,
        consequence: NO_CAUSE,
      };
    case 'not-confirmed':
      return { text: WHY_NOT_CONFIRMED[deviation.why], consequence: NO_CAUSE };
    case 'other-measurement':
      return {
        text: `The plan was made with measurement version ${deviation.planned}; this report uses version ${deviation.used}.`,
        consequence: `All weeks are measured with the new version. The weights are those of the plan. ${NO_CAUSE}`,
      };
    case 'other-host':
      return {
        text: `The plan is for ${bidiIsolate(deviation.planned)}; the tickets are from ${bidiIsolate(deviation.read)}.`,
        consequence: `If the tracker moved, the result is right. ${NO_CAUSE}`,
      };
    case 'late-start':
    case 'early-start':
      return {
        text: otherStart(formats, plan, deviation),
        consequence: AS_DRAWN,
      };
    case 'not-started':
      return {
        text: `${team(deviation.key)} did not start; planned was ${formats.day(deviation.planned)}.`,
        consequence: AS_DRAWN,
      };
    case 'waiting-used':
      return {
        text: `${team(deviation.key)} was to wait, but used the assistant in ${formats.counted(deviation.weeks, 'week')}.`,
        consequence: `It still counts as waiting, so the effect looks smaller than it is. ${NO_CAUSE}`,
      };
    case 'usage-start':
      return { text: usageText(formats, team(deviation.key), deviation), consequence: `${AS_DRAWN} ${NO_CAUSE}` };
    case 'lost-team':
      return { text: LOST_BECAUSE[deviation.why](team(deviation.key)), consequence: LOST };
  }
}

function usageText(
  formats: Formats,
  team: string,
  { start, use }: Extract<PlanDeviation, { kind: 'usage-start' }>,
): string {
  const day = formats.day(start);
  if (use === 'not-used') return `Usage shows that ${team} hardly used the assistant after its start on ${day}.`;
  if (use === 'used-before') return `Usage shows that ${team} used the assistant before its start on ${day}.`;
  const weeks = formats.counted(Math.abs(use), 'week');
  return `Usage shows that ${team} began ${weeks} ${use > 0 ? 'later' : 'earlier'} than ${day}.`;
}

type OtherStart = Extract<PlanDeviation, { kind: 'late-start' | 'early-start' }>;

function otherStart(formats: Formats, plan: Plan, deviation: OtherStart): string {
  const team = `“${planTeamName(plan, deviation.key)}”`;
  const started = `started on ${formats.day(deviation.started)}`;
  return plannedStart(plan, deviation.key) === null
    ? `${team} was to wait, but ${started}.`
    : `${team} ${started}, ${distance(formats, deviation)} than planned.`;
}

/** @example '2 weeks later' */
function distance(formats: Formats, { kind, planned, started }: OtherStart): string {
  const days = Math.abs(Date.parse(started) - Date.parse(planned)) / DAY_MS;
  const time = days % 7 === 0 ? formats.counted(days / 7, 'week') : formats.counted(days, 'day');
  return `${time} ${kind === 'late-start' ? 'later' : 'earlier'}`;
}
