import type { Doubt, Sentence } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS, MIN_MEASURED_HOURS } from '@roi-insight/roi-math';
import { bidiIsolate, type Formats } from '../format/index.ts';

/** Larger factors between the ends of an interval are not given exactly. */
const MAX_SHOWN_FACTOR = 10;

const MORE_THAN_CHANCE = 'a difference that chance alone would rarely make';

/** A doubt about the evidence or the comparison, in a sentence. */
export function doubtText(formats: Formats, doubt: Doubt | Sentence): string {
  const percent = (share: number) => formats.wholePercent(share * 100);
  switch (doubt.kind) {
    case 'wide-interval':
      return `The interval is wide: its ends differ by a factor of ${factorText(formats, doubt.factor)} in time, so the data fit very different effects.`;
    case 'bent-trend':
      return 'The change is certain only if the earlier trend would have gone on in a straight line. If it may bend, the data no longer show a change.';
    case 'last-weeks':
      return 'Without the six weeks before adoption, which may have been unusual, the data no longer show a change.';
    case 'steep-trend':
      return `Times were already ${trendText(formats, doubt.percentPerWeek)} before adoption; the estimate takes this off, but it has to assume that the trend would have gone on.`;
    case 'type-mix':
      return `${mixText(formats, doubt.share)} The estimate compares tickets of the same type, but a change that large may mean that types were renamed or are used differently.`;
    case 'measured-share':
      return `The share of completed tickets with a measured time ${shareChange(formats, doubt)}: the tickets without one may be of another kind, and the two periods are then not alike.`;
    case 'clicked-share':
      return `The share of tickets that were in progress for less than ${formats.count(MIN_MEASURED_HOURS * 60)} minutes ${shareChange(formats, doubt)}. They are left out, but the team may use its statuses differently than before.`;
    case 'excluded-share':
      return `${percent(doubt.share)} of the completed tickets are not in the averages, because they have no measured time or took under ${formats.count(MIN_AVERAGED_HOURS)} or over ${formats.count(MAX_AVERAGED_HOURS)} hours.`;
    case 'other-hours':
      return `${percent(doubt.share)} of the starts and completions of tickets lie outside ${formats.clock(doubt.from)}–${formats.clock(doubt.to)} in ${doubt.timeZone}. ${betterZone(formats, doubt.better)}`;
    case 'straddling':
      return `${percent(doubt.share)} of the tickets completed after adoption were started before it. Adoption can have changed only part of their time, so a change looks smaller than it is.`;
    case 'ticket-sizes':
      return doubt.tickets === 'smaller'
        ? 'The number of tickets completed per week rose more than a third as much as their time fell: the tickets may have become smaller.'
        : 'The number of tickets completed per week fell more than a third as much as their time rose: the tickets may have become larger.';
    case 'reopened':
      return `${MORE[doubt.change]} completed tickets had to be reopened than before adoption (${beforeAndAfter(formats, doubt)}), ${MORE_THAN_CHANCE}.`;
    case 'bugs':
      return `${MORE[doubt.change]} of the completed tickets are bugs than before adoption (${beforeAndAfter(formats, doubt)}), ${MORE_THAN_CHANCE}.`;
    case 'throughput':
      return `${MORE[doubt.change]} tickets were completed per week than before adoption, ${MORE_THAN_CHANCE}.`;
    case 'few-controls':
      return fewControls(formats, doubt);
    case 'changed-controls':
      return changedControls(formats, doubt.controls);
    case 'unchecked-controls':
      return `Nothing says whether ${quotedList(doubt.names)} changed at the date of adoption as well: too few weeks have tickets of both that and the other controls.`;
    case 'deciding-teams':
      return doubt.names.length === 1
        ? `The verdict rests on one team: without ${quotedList(doubt.names)}, it would be another.`
        : `The verdict rests on single teams: without any one of ${quotedList(doubt.names)}, it would be another.`;
    case 'own-trend':
      return `Compared with the controls, times were already ${trendText(formats, doubt.percentPerWeek)} before adoption. That may have gone on without the assistant.`;
    case 'little-co-movement':
      return 'The controls do not move with the team from week to week, so they hardly show what would have happened without the assistant.';
    case 'unknown-co-movement':
      return 'Too few weeks before the first adoption to see whether the controls move with the teams that adopted.';
    case 'differs-from-adopters':
      return 'The verdict is that of all teams that adopted; the change of this project alone does not support it.';
    case 'contradicts-alone':
      return 'The comparison and the project by itself disagree: their intervals have nothing in common.';
    case 'text':
      return doubt.text;
  }
}

/** The first sentence about a changed mix of types. */
export const mixText = (formats: Formats, share: number): string =>
  `The mix of ticket types changed by ${formats.wholePercent(share * 100)} of the tickets.`;

type DoubtOf<Kind extends Doubt['kind']> = Extract<Doubt, { kind: Kind }>;

const MORE = { more: 'More', fewer: 'Fewer' };

const factorText = (formats: Formats, factor: number) =>
  factor > MAX_SHOWN_FACTOR ? `more than ${formats.count(MAX_SHOWN_FACTOR)}` : formats.decimal(factor);

const trendText = (formats: Formats, perWeek: number) =>
  `${perWeek < 0 ? 'falling' : 'rising'} by ${formats.percent(Math.abs(perWeek))} a week`;

function shareChange(formats: Formats, { pre, post }: DoubtOf<'measured-share' | 'clicked-share'>): string {
  return `${post > pre ? 'rose' : 'fell'} from ${formats.wholePercent(pre * 100)} to ${formats.wholePercent(post * 100)}`;
}

function beforeAndAfter(formats: Formats, { pre, post }: DoubtOf<'reopened' | 'bugs'>): string {
  return `${formats.wholePercent(pre * 100)} before, ${formats.wholePercent(post * 100)} after`;
}

function betterZone(formats: Formats, better: DoubtOf<'other-hours'>['better']): string {
  if (better === null) return 'Work at those hours is not counted.';
  const { offsetHours: offset, share } = better;
  return `In a time zone ${formats.counted(Math.abs(offset), 'hour')} ${offset < 0 ? 'behind' : 'ahead'}, only ${formats.wholePercent(share * 100)} would: the team may work there, and its working hours are then counted wrongly.`;
}

function fewControls(formats: Formats, { controls, needed }: DoubtOf<'few-controls'>): string {
  if (controls === 0) {
    return 'No team without the assistant could be compared; such teams would show what happens without it.';
  }
  return controls === 1
    ? 'There is only one team to compare with: if the two differ, nothing says which of them changed.'
    : `There are only ${formats.count(controls)} teams without the assistant to compare with; with at least ${formats.count(needed)}, none of them decides alone.`;
}

function changedControls(formats: Formats, controls: DoubtOf<'changed-controls'>['controls']): string {
  const list = controls
    .map(({ name, effectPercent: saved }) => {
      const change = `${formats.wholePercent(Math.abs(saved))} ${saved > 0 ? 'less' : 'more'} time`;
      return `${quoted(name)} (${change})`;
    })
    .join(', ');
  return controls.length === 1
    ? `A control changed by itself at the date of adoption: ${list}, compared with the other controls. It may have adopted the assistant as well.`
    : `Controls changed by themselves at the date of adoption: ${list}, each compared with the others. They may have adopted the assistant as well.`;
}

const quoted = (name: string) => `“${bidiIsolate(name)}”`;
const quotedList = (names: readonly string[]) => names.map(quoted).join(', ');
