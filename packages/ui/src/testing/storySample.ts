import { SAMPLE_ORGANIZATION, SAMPLE_PILOT, SAMPLE_TRACKER, type SampleTracker } from '@roi-insight/contracts';

export const storySample: SampleTracker = {
  jira_url: 'https://sample.atlassian.net',
  ...SAMPLE_TRACKER,
};

/** A sample tracker with a prepared comparison and a prepared pilot. */
export const storyOrganization: SampleTracker = {
  ...storySample,
  organization: SAMPLE_ORGANIZATION,
  pilot: SAMPLE_PILOT,
};
