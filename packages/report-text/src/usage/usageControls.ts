import type { ReportUsage, UsageControl } from '@roi-insight/contracts';
import { MAX_CONTROL_SHARE } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** What usage says about a team that is compared as one without the assistant. */
export interface UsageControlRow {
  readonly id: string;
  readonly name: string;
  readonly status: UsageControl['kind'];
  readonly reason: string;
}

type Unknown = Extract<UsageControl, { kind: 'unknown' }>['reason'];

const WHY_UNKNOWN: Readonly<Record<Unknown, string>> = {
  'not-named': 'A source of usage does not have this team.',
  'not-covered': 'Some weeks of this report are not covered.',
  'busiest-day': 'Only the people of each day are known.',
  'few-people': 'The team is so small that 1 to 4 people can be 10% of it.',
  'no-people': 'The size of the team is not known.',
};

/** The controls with what usage says about them; [] without controls. */
export const usageControls = (formats: Formats, { teams }: ReportUsage): readonly UsageControlRow[] =>
  teams.flatMap(({ key, name, control }) =>
    control === null ? [] : [{ id: key, name, status: control.kind, reason: reasonOf(formats, control) }],
  );

function reasonOf(formats: Formats, control: UsageControl): string {
  const limit = formats.wholePercent(MAX_CONTROL_SHARE * 100);
  switch (control.kind) {
    case 'verified':
      return `Less than ${limit} of its people used the assistant in each of ${formats.counted(control.weeks, 'week')}.`;
    case 'contaminated':
      return `At least ${limit} of its people used the assistant in ${formats.count(control.weeks)} of ${formats.counted(control.of, 'week')}, so it is left out.`;
    case 'unknown':
      return WHY_UNKNOWN[control.reason];
  }
}
