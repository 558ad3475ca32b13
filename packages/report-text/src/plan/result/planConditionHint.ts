import type { PlanCondition, PlanRead, WorkChange } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';

const OLD_PLAN = 'The plan was made by an earlier version, which did not keep these figures.';

const LEAST = 'the least favorable of the others';

/** What changed in the work of the teams that started. */
const WORK: Readonly<Record<WorkChange, string>> = {
  throughput: 'the number of tickets completed per week',
  bugs: 'the share of bugs',
  reopened: 'the share of reopened tickets',
  measured: 'the share of tickets with a measured time',
  mix: 'the mix of ticket types',
  sized: 'the share of tickets with a size',
  size: 'the size of tickets',
};

/** Usage shows a start if the assistant is used in at least this number of the last 13 weeks of a plan: most of them. */
const WEEKS_SHOWN = 7;

/** The part of a result that says why a condition is not met or not confirmed. */
export type HintedResult = Pick<PlanRead, 'deviations' | 'sameWork' | 'waitingHarm' | 'hours'>;

/** Why a condition is not confirmed, or what would confirm it; for lost teams and the work of teams also why it is not met. Null if the deviations say it. */
export function planConditionHint(
  formats: Formats,
  result: HintedResult,
  { kind, state }: PlanCondition,
): string | null {
  if (kind === 'teams' && state === 'not-met') {
    const lost = result.deviations.filter((one) => one.kind === 'lost-team').length;
    return lost === 1
      ? `One was not, and the result would not hold if that team had changed like ${LEAST}.`
      : `${formats.count(lost)} were not, which is too many for a result that names its cause.`;
  }
  if (kind === 'same-work' && state === 'not-met') {
    const changes = result.sameWork.changes.map((change) => WORK[change]).join(', ');
    return `In the teams that started, more than chance explains has changed: ${changes}.`;
  }
  return state === 'not-confirmed' ? unconfirmed(formats, result, kind) : null;
}

function unconfirmed(formats: Formats, result: HintedResult, kind: PlanCondition['kind']): string {
  const isLost = result.deviations.some((one) => one.kind === 'lost-team');
  switch (kind) {
    case 'one-plan':
      return 'The issue is as saved in a file or was not looked up, or the tracker has other issues of plans.';
    case 'drawn':
      return 'The issue was not looked up.';
    case 'teams':
      return isLost
        ? `One was not, but the result would be the same even if that team had changed like ${LEAST}.`
        : OLD_PLAN;
    case 'starts':
      return startsText(formats, result.hours);
    case 'waiting-waited':
      return 'A usage file with team and week would show it.';
    case 'same-work':
      return result.sameWork.moreTickets === null ? OLD_PLAN : splitText(formats, result.sameWork.moreTickets);
    case 'same-measurement':
      return isLost ? 'Those of a lost team differ or are unknown.' : OLD_PLAN;
    case 'no-harm':
      return harmText(formats, result.waitingHarm);
  }
}

function startsText(formats: Formats, hours: HintedResult['hours']): string {
  const weeks = Math.min(...hours.map(({ days }) => days)) / 7;
  return weeks < WEEKS_SHOWN
    ? `Enter each start. Usage cannot show the last one, because the plan ends ${formats.counted(weeks, 'week')} after it.`
    : 'Enter each start, or add a usage file with team and week that begins four weeks before the first start.';
}

function splitText(formats: Formats, moreTickets: number): string {
  const percent = Math.round(moreTickets);
  const hours =
    percent > 0
      ? `The teams that started completed ${formats.wholePercent(percent)} more tickets per week, and their total hours`
      : 'The total hours of the teams that started';
  return `${hours} did not clearly fall. Either the saved time became more work, or tickets were split and nothing was saved: the tickets cannot tell which.`;
}

function harmText(formats: Formats, { exceeds, slowerPercent, driftPercent }: HintedResult['waitingHarm']): string {
  if (exceeds === null || slowerPercent === null || driftPercent === null)
    return 'They have too few weeks before the first start to show it.';
  const slower = `They became ${formats.wholePercent(slowerPercent)} slower`;
  return exceeds === 'drift'
    ? `${slower}, more than they ever drifted (${formats.wholePercent(driftPercent)}). That alone makes the teams that started look faster.`
    : `${slower}, which explains more than half of the saving.`;
}
