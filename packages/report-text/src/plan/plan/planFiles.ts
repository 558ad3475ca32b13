/** The files of a drawn plan. */
export type PlanFileKind = 'plan' | 'pdf' | 'calendar';

/** Their names, and what each is for. The plan itself comes first: without it, there is no report. */
export const PLAN_FILES: readonly { readonly file: PlanFileKind; readonly label: string; readonly note: string }[] = [
  { file: 'plan', label: 'Plan file', note: 'Needed for the report. Keep it safe.' },
  { file: 'pdf', label: 'Pilot plan (PDF)', note: 'Two pages for everyone who takes part.' },
  { file: 'calendar', label: 'Calendar', note: 'Each start, and the day of the report.' },
];
