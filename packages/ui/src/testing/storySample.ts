import { SAMPLE_ORGANIZATION, SAMPLE_TRACKER, type SampleTracker } from '@roi-insight/contracts';

/** The sample tracker as a server offers it. */
export const storySample: SampleTracker = {
  jira_url: 'https://sample.atlassian.net',
  ...SAMPLE_TRACKER,
};

/** The same with a prepared comparison. */
export const storyOrganization: SampleTracker = { ...storySample, organization: SAMPLE_ORGANIZATION };
