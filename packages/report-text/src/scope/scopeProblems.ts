import { MAX_HOLIDAYS, MAX_SCOPE_ENTRIES, MAX_SCOPE_NAME_LENGTH } from '@roi-insight/contracts';

/** The problems of a choice of tickets and hours, shown below its field. */
export const scopeProblems = {
  none: {
    types: 'Choose at least one issue type.',
    components: 'Choose at least one component.',
    labels: 'Choose at least one label.',
    statuses: 'Choose at least one status.',
  },
  tooMany: `Choose at most ${MAX_SCOPE_ENTRIES}, or all.`,
  noDay: 'Choose at least one working day.',
  hours: 'Work must end after it starts.',
  longName: `At most ${MAX_SCOPE_NAME_LENGTH} characters.`,
  manyHolidays: `At most ${MAX_HOLIDAYS} holidays.`,
} as const;
