import { DEFAULT_ADOPTION_DATE, type SampleTracker } from '@roi-insight/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

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

/** `GET /api/sample`: how to reach the sample tracker; 204 where the server has none. */
export async function sampleRoute(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.get('/api/sample', (_request, reply): SampleTracker | FastifyReply => {
    // Not 404: the form asks everywhere, and browsers show that one as an error.
    if (config.sampleTrackerUrl === null) return reply.code(204).send();
    return { jira_url: config.sampleTrackerUrl, ...SAMPLE };
  });
}
