import { DEFAULT_ADOPTION_DATE, type SampleTracker } from '@roi-insight/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Failure } from '../failure.ts';

/** The sample tracker's tickets are generated: its credential is public and works nowhere else. */
const SAMPLE = {
  email: 'demo@example.com',
  api_token: 'sandbox-token-0001',
  adoption_date: DEFAULT_ADOPTION_DATE,
  projects: [
    { key: 'AUR', name: 'Aurora Payments', description: 'A clear win' },
    { key: 'BOR', name: 'Boreal Ledger', description: 'No detectable change' },
    { key: 'CIN', name: 'Cinder Mobile', description: 'Slower than before' },
    { key: 'DEL', name: 'Delta Pilot', description: 'Too little data to tell' },
  ],
} satisfies Omit<SampleTracker, 'jira_url'>;

/** `GET /api/sample`: how to reach the sample tracker, where the server has one. */
export async function sampleRoute(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.get('/api/sample', (): SampleTracker => {
    if (config.sampleTrackerUrl === null)
      throw new Failure('invalid-request', 'This server offers no sample tracker.', { status: 404 });
    return { jira_url: config.sampleTrackerUrl, ...SAMPLE };
  });
}
