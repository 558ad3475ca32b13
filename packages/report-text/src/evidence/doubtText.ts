import type { Doubt, Sentence } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS, MIN_MEASURED_HOURS } from '@roi-insight/roi-math';
import { bidiIsolate, describeSavingRange, type Formats } from '../format/index.ts';

/** The factor between the ends of an interval is given exactly up to this value. */
const MAX_SHOWN_FACTOR = 10;

const MORE_THAN_CHANCE = 'more than chance explains';

/** A doubt about the evidence or the comparison, in a sentence. */
export function doubtText(formats: Formats, doubt: Doubt | Sentence): string {
  const percent = (share: number) => formats.wholePercent(share * 100);
  switch (doubt.kind) {
    case 'wide-interval':
      return `The range is wide: its ends differ by a factor of ${factorText(formats, doubt.factor)}, so very different effects fit the data.`;
    case 'whole-days':
      return 'Tickets start and end on days without times, so times are rounded to days. A saving within a day can’t be seen, and the change looks smaller than it is.';
    case 'close-call':
      return 'The range nearly includes no change: if it were a quarter wider, the change would no longer be clear.';
    case 'bent-trend':
      return 'The result assumes the earlier trend would have continued in a straight line. If it could have curved, the change is no longer clear.';
    case 'last-weeks':
      return 'Without the six weeks before adoption, which may have been unusual, the change is no longer clear.';
    case 'steep-trend':
      return `Times were already ${trendText(formats, doubt.percentPerWeek)} before adoption. The estimate removes this, but assumes the trend would have continued.`;
    case 'type-mix':
      return `${mixText(formats, doubt.share)} The estimate compares tickets of the same type, but a shift this large may mean that types were renamed or are used differently.`;
    case 'measured-share':
      return `The share of completed tickets with a measured time ${shareChange(formats, doubt)}. Tickets without one may be different, so the two periods may not be comparable.`;
    case 'logged-habit':
      return doubt.percent < 0
        ? `${percent(-doubt.percent / 100)} less time than before is logged for the same time in progress. If less of the work is logged, that looks like a saving.`
        : `${percent(doubt.percent / 100)} more time than before is logged for the same time in progress. If more of the work is logged, that looks like a loss.`;
    case 'logged-kind':
      return `Compared with all tickets, those with logged time are in progress ${percent(Math.abs(doubt.percent) / 100)} ${doubt.percent < 0 ? 'shorter' : 'longer'} than before adoption. Time may now be logged on other kinds of tickets, which looks like a ${doubt.percent < 0 ? 'saving' : 'loss'}.`;
    case 'clicked-share':
      return `The share of tickets in progress for less than ${formats.count(MIN_MEASURED_HOURS * 60)} minutes ${shareChange(formats, doubt)}. They are excluded, but the team may be using its statuses differently.`;
    case 'excluded-share':
      return `${percent(doubt.share)} of completed tickets are not in the averages: they have no measured time, or took under ${formats.count(MIN_AVERAGED_HOURS)} or over ${formats.count(MAX_AVERAGED_HOURS)} hours.`;
    case 'other-hours':
      return `${percent(doubt.share)} of ticket starts and completions fall outside ${formats.clock(doubt.from)}–${formats.clock(doubt.to)} in ${doubt.timeZone}. ${betterZone(formats, doubt.better)}`;
    case 'straddling':
      return `${percent(doubt.share)} of tickets completed after adoption were started before it. Adoption could only affect part of their time, so the change looks smaller than it is.`;
    case 'size-changed':
      return doubt.percent > 0
        ? `Tickets were estimated ${percent(doubt.percent / 100)} larger than before adoption. Size is taken out, so if the same work is now estimated higher, that looks like a saving.`
        : `Tickets were estimated ${percent(-doubt.percent / 100)} smaller than before adoption. Size is taken out, so if the same work is now estimated lower, that looks like a loss.`;
    case 'size-decides':
      return 'The result depends on the size of tickets: without it, the estimate is on the other side of zero.';
    case 'ticket-sizes':
      return doubt.tickets === 'smaller'
        ? 'Tickets completed per week rose more than a third as much as time per ticket fell. Tickets may have become smaller.'
        : 'Tickets completed per week fell more than a third as much as time per ticket rose. Tickets may have become larger.';
    case 'reopened':
      return `The share of reopened tickets ${MOVED[doubt.change]} ${fromTo(formats, doubt)}, ${MORE_THAN_CHANCE}.`;
    case 'bugs':
      return `The share of bugs among completed tickets ${MOVED[doubt.change]} ${fromTo(formats, doubt)}, ${MORE_THAN_CHANCE}.`;
    case 'bugs-created':
      return `The number of bugs created per week ${MOVED[doubt.change]}, ${MORE_THAN_CHANCE}.`;
    case 'throughput':
      return `The number of tickets completed per week ${MOVED[doubt.change]}, ${MORE_THAN_CHANCE}.`;
    case 'few-controls':
      return fewControls(formats, doubt);
    case 'changed-controls':
      return changedControls(formats, doubt.controls);
    case 'unchecked-controls':
      return `We couldn’t check whether ${quotedList(doubt.names)} changed at the adoption date too: too few weeks have tickets from the other controls as well.`;
    case 'deciding-teams':
      return doubt.names.length === 1
        ? `The result depends on one team: without ${quotedList(doubt.names)}, it would be different.`
        : `The result depends on individual teams: without any one of ${quotedList(doubt.names)}, it would be different.`;
    case 'own-trend':
      return `Compared with the controls, times were already ${trendText(formats, doubt.percentPerWeek)} before adoption. That might have continued without the assistant.`;
    case 'little-co-movement':
      return 'The controls don’t move with the team from week to week, so they say little about what would have happened without the assistant.';
    case 'unknown-co-movement':
      return 'There are too few weeks before the first adoption to check whether the controls move with the adopters.';
    case 'differs-from-adopters':
      return 'The result covers all teams that adopted; this project’s own change doesn’t support it.';
    case 'contradicts-alone':
      return 'The comparison and this project on its own disagree: their ranges don’t overlap.';
    case 'largest-team':
      return `One team has ${percent(doubt.weightPercent / 100)} of the weight, so the result is mostly about that team.`;
    case 'deciding-team':
      return `The result depends on ${doubt.teams === 1 ? 'one team' : `any one of ${formats.count(doubt.teams)} teams`}: without it, times would have changed by ${describeSavingRange(formats, [doubt.lowPercent, doubt.highPercent])}.`;
    case 'earlier-trend':
      return `Compared with the other teams, times were already ${trendText(formats, doubt.percentPerWeek)} in the half year before each start. That might have continued without the assistant.`;
    case 'weeks-before-start':
      return `Tickets took ${percent(-doubt.effectPercent / 100)} longer in the six weeks before each start. These weeks are left out, but teams that start after bad weeks often get faster anyway.`;
    case 'used-without-start':
      return `${formats.counted(doubt.teams, 'team')} used the assistant before the start in the table, or without one, so the comparison shows less than the full effect. Correct the starts and make the report again.`;
    case 'unverified-starts':
      return `Usage doesn’t confirm ${formats.count(doubt.teams)} of the ${formats.count(doubt.of)} starts. With usage for all teams, grade A is possible.`;
    case 'text':
      return doubt.text;
  }
}

/** The first sentence about a changed mix of types. */
export const mixText = (formats: Formats, share: number): string =>
  `The mix of ticket types shifted by ${formats.wholePercent(share * 100)}.`;

type DoubtOf<Kind extends Doubt['kind']> = Extract<Doubt, { kind: Kind }>;

const MOVED = { more: 'rose', fewer: 'fell' };

const factorText = (formats: Formats, factor: number) =>
  factor > MAX_SHOWN_FACTOR ? `more than ${formats.count(MAX_SHOWN_FACTOR)}` : formats.decimal(factor);

const trendText = (formats: Formats, perWeek: number) =>
  `${perWeek < 0 ? 'falling' : 'rising'} by ${formats.percent(Math.abs(perWeek))} a week`;

function shareChange(formats: Formats, shares: DoubtOf<'measured-share' | 'clicked-share'>): string {
  return `${shares.post > shares.pre ? 'rose' : 'fell'} ${fromTo(formats, shares)}`;
}

function fromTo(formats: Formats, { pre, post }: { readonly pre: number; readonly post: number }): string {
  return `from ${formats.wholePercent(pre * 100)} to ${formats.wholePercent(post * 100)}`;
}

function betterZone(formats: Formats, better: DoubtOf<'other-hours'>['better']): string {
  if (better === null) return 'Work at those hours isn’t counted.';
  const { offsetHours: offset, share } = better;
  return `In a time zone ${formats.counted(Math.abs(offset), 'hour')} ${offset < 0 ? 'behind' : 'ahead'}, only ${formats.wholePercent(share * 100)} would. If the team works there, its working hours are counted incorrectly.`;
}

function fewControls(formats: Formats, { controls, needed }: DoubtOf<'few-controls'>): string {
  if (controls === 0) {
    return 'No team without the assistant could be compared. Such teams show what would have happened anyway.';
  }
  return controls === 1
    ? 'There is only one team to compare with. If the two differ, the data can’t show which one changed.'
    : `There are only ${formats.count(controls)} teams without the assistant to compare with. With at least ${formats.count(needed)}, no single team decides the result.`;
}

function changedControls(formats: Formats, controls: DoubtOf<'changed-controls'>['controls']): string {
  const list = controls
    .map(({ name, effectPercent: saved }) => {
      const change = `${formats.wholePercent(Math.abs(saved))} ${saved > 0 ? 'less' : 'more'} time`;
      return `${quoted(name)} (${change})`;
    })
    .join(', ');
  return controls.length === 1
    ? `A control changed on its own at the adoption date: ${list}, compared with the other controls. It may have adopted the assistant too.`
    : `Controls changed on their own at the adoption date: ${list}, each compared with the others. They may have adopted the assistant too.`;
}

const quoted = (name: string) => `“${bidiIsolate(name)}”`;
const quotedList = (names: readonly string[]) => names.map(quoted).join(', ');
