import { SAMPLE_TRACKER, type SampleTracker } from '@roi-insight/contracts';

/** The sample tracker as a server offers it. */
export const storySample: SampleTracker = {
  jira_url: 'https://sample.atlassian.net',
  ...SAMPLE_TRACKER,
};
