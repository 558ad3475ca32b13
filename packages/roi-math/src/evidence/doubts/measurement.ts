import type { Doubt, Evidence, Funnel, Measure, Note, QualityWord } from '@roi-insight/contracts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import type { Settings } from '../../measure/options.ts';
import type { Weeks } from '../../measure/weeks.ts';
import type { Windows } from '../../measure/windows.ts';
import type { Change } from '../change.ts';
import {
  guardedPeriod,
  type GuardedPeriod,
  guardrailChanges,
  guardrails,
  qualityDoubt,
  reopenedDoubt,
  throughputDoubt,
} from './guardrails.ts';
import { loggedDoubts } from './loggedDoubts.ts';
import { present } from './present.ts';
import {
  clickedShare,
  heavyExclusion,
  measuredShare,
  otherHours,
  type Periods,
  straddling,
  ticketSizes,
  typeMix,
} from './ticketDoubts.ts';
import { windowWeeks } from '../series/windowWeeks.ts';

/** The tickets of a project, read for its evidence. */
export interface EvidenceInput {
  readonly weeks: Weeks<CompletedTicket>;
  /** The weeks of the two windows and the later weeks that the report shows. */
  readonly shownWeeks: Weeks<CompletedTicket>;
  /** Tickets completed in the two windows. */
  readonly periods: Periods;
  readonly windows: Windows;
  readonly settings: Settings;
  readonly measure: Measure;
  readonly funnel: Funnel;
}

/** The input of the doubts about the measurement; it does not contain the tickets. */
export interface Measurement {
  /** Remarks about the measurement that are not doubts. */
  readonly notes: readonly Note[];
  /**
   * Doubts that do not depend on the estimate, in the order of the report: `first` come before the other doubts, `last` after them.
   */
  readonly first: readonly Doubt[];
  readonly last: readonly Doubt[];
  readonly guarded: readonly [pre: GuardedPeriod, post: GuardedPeriod];
  /** Tickets completed in each full week of the windows. */
  readonly weeklyCounts: { readonly pre: readonly number[]; readonly post: readonly number[] };
}

export function guardedPeriods({ periods, windows }: Pick<EvidenceInput, 'periods' | 'windows'>) {
  return [guardedPeriod(periods.pre, windows.pre), guardedPeriod(periods.post, windows.post)] as const;
}

export function measurementOf(input: EvidenceInput): Measurement {
  const { periods, measure, funnel, settings, weeks } = input;
  const { pre, post } = windowWeeks(weeks, settings.weeksPerSide);
  const counts = (side: EvidenceInput['weeks']) => side.map(({ items }) => items.length);
  const mix = typeMix(periods);
  return {
    notes: mix?.kind === 'type-mix-adjusted' ? [mix] : [],
    first: present([
      mix?.kind === 'type-mix' ? mix : null,
      measuredShare(periods, measure),
      ...(measure === 'logged' ? loggedDoubts(weeks, settings.weeksPerSide) : []),
      clickedShare(periods, measure),
      heavyExclusion(funnel),
    ]),
    last: present([
      // Logged hours do not depend on the time of day at which work was done.
      measure === 'logged' ? null : otherHours(weeks, settings.workingTime, settings.timeZone),
      straddling(periods),
    ]),
    guarded: guardedPeriods(input),
    weeklyCounts: { pre: counts(pre), post: counts(post) },
  };
}

/** All doubts about the measurement for an estimate, and the guardrails with their changes. */
export function measurementDoubts(
  { first, last, guarded, weeklyCounts }: Measurement,
  change: Change,
  quality: QualityWord,
): { readonly doubts: Doubt[]; readonly guardrails: Evidence['guardrails'] } {
  const changes = guardrailChanges(...guarded, weeklyCounts, change);
  const values = guardrails(...guarded, changes);
  return {
    doubts: [
      ...first,
      ...present([
        reopenedDoubt(...guarded, changes.reopenRate, change),
        qualityDoubt(quality, change),
        ticketSizes(values.throughputPerWeek, change) ?? throughputDoubt(changes, change),
      ]),
      ...last,
    ],
    guardrails: values,
  };
}
