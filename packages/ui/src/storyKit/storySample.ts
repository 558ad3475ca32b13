import type { SampleTracker } from '@roi-insight/contracts';

/** The sample tracker as a server offers it. */
export const storySample: SampleTracker = {
  jira_url: 'https://sample.atlassian.net',
  email: 'demo@example.com',
  api_token: 'sandbox-token-0001',
  adoption_date: '2025-08-25',
  projects: [
    { key: 'AUR', name: 'Aurora Payments', description: 'A clear win' },
    { key: 'BOR', name: 'Boreal Ledger', description: 'No detectable change' },
    { key: 'CIN', name: 'Cinder Mobile', description: 'Slower after adoption' },
    { key: 'DEL', name: 'Delta Pilot', description: 'Too little data to tell' },
  ],
};
