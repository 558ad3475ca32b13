/** The files of a drawn plan. */
export type PlanFileKind = 'plan' | 'pdf' | 'calendar';

/** The names and purposes of the files. The plan itself comes first, because the report needs it. */
export const PLAN_FILES: readonly { readonly file: PlanFileKind; readonly label: string; readonly note: string }[] = [
  { file: 'plan', label: 'Plan file', note: 'Needed for the report. Keep it safe.' },
  { file: 'pdf', label: 'Pilot plan (PDF)', note: 'Two pages for everyone who takes part.' },
  { file: 'calendar', label: 'Calendar', note: 'Each start, and the day of the report.' },
];
