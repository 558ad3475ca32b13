import type { ConnectFormValues } from '../features/connect/ConnectForm/connectFormSchema.ts';

/** The values of a submission that failed. The key is not real. */
export const typedValues: ConnectFormValues = {
  email: 'ada@example.com',
  jiraUrl: 'https://example.atlassian.net',
  projectName: '"Payments Platform"',
  apiKey: 'not-a-real-key',
  launchDate: new Date(2025, 5, 2),
  includeTickets: true,
  comparison: [],
};
