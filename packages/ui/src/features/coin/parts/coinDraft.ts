import { type SampleTracker, PLAN_SAVING } from '@roi-insight/contracts';
import { firstMonday } from '../../plan/PlanForm/firstMonday.ts';
import type { CoinFormValues } from './coinFormSchema.ts';

/** The initial form. */
export const emptyCoinDraft = (today: Date): CoinFormValues => ({
  email: '',
  jiraUrl: '',
  apiKey: '',
  project: '',
  start: firstMonday(today),
  smallestSaving: 100 * PLAN_SAVING.default,
  sizeField: '',
});

/** The form filled in for the sample tracker; the other choices stay. */
export const sampleCoinDraft = (sample: SampleTracker, typed: CoinFormValues): CoinFormValues => ({
  ...typed,
  email: sample.email,
  jiraUrl: sample.jira_url,
  apiKey: sample.api_token,
  project: sample.projects[0]?.name ?? '',
});
