import type { ReportUsage, UsageControl } from '@roi-insight/contracts';
import { MAX_CONTROL_SHARE } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** A team that is compared as a team without the assistant, with its status according to usage. */
export interface UsageControlRow {
  readonly id: string;
  readonly name: string;
  readonly status: UsageControl['kind'];
  /** The status as a word. */
  readonly label: string;
  readonly reason: string;
}

const LABELS: Readonly<Record<UsageControl['kind'], string>> = {
  verified: 'Verified',
  contaminated: 'Contaminated',
  unknown: 'Unknown',
};

type Unknown = Extract<UsageControl, { kind: 'unknown' }>;

/** The controls with their status according to usage; [] if there are no controls. */
export const usageControls = (formats: Formats, { teams }: ReportUsage): readonly UsageControlRow[] =>
  teams.flatMap(({ key, name, control }) =>
    control === null
      ? []
      : [{ id: key, name, status: control.kind, label: LABELS[control.kind], reason: reasonOf(formats, control) }],
  );

function reasonOf(formats: Formats, control: UsageControl): string {
  const limit = formats.wholePercent(MAX_CONTROL_SHARE * 100);
  switch (control.kind) {
    case 'verified':
      return `Less than ${limit} of its people used the assistant in each of ${formats.counted(control.weeks, 'week')}.`;
    case 'contaminated':
      return `Used by at least ${limit} of its people or seats in ${formats.count(control.weeks)} of ${formats.counted(control.of, 'week')}, so it is left out.`;
    case 'unknown':
      return whyUnknown(formats, control);
  }
}

function whyUnknown({ count, counted, wholePercent }: Formats, { reason, weeks }: Unknown): string {
  switch (reason) {
    case 'not-named':
      return 'A source of usage does not have this team.';
    case 'not-covered':
      return 'Some weeks of this report are not covered.';
    case 'busiest-day':
      return 'The source counts people by day. More may have used the assistant in a week.';
    case 'few-people':
      return `The team is so small that ${count(1)} to ${count(4)} people can be ${wholePercent(MAX_CONTROL_SHARE * 100)} of it.`;
    case 'no-people':
      return `People used it${weeks === null ? '' : ` in ${counted(weeks, 'week')}`}, and the size of the team is not known.`;
  }
}
