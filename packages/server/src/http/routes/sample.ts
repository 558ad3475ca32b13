import { SAMPLE_ORGANIZATION, SAMPLE_PILOT, SAMPLE_TRACKER, type SampleTracker } from '@roi-insight/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';

/** `GET /api/sample`: how to reach the sample tracker; 204 if the server has none. */
export async function sampleRoute(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.get('/api/sample', (_request, reply): SampleTracker | FastifyReply => {
    // The status is not 404, because the form always sends this request, and browsers log a 404 as an error.
    if (config.sampleTrackerUrl === null) return reply.code(204).send();
    return {
      jira_url: config.sampleTrackerUrl,
      ...SAMPLE_TRACKER,
      organization: SAMPLE_ORGANIZATION,
      pilot: SAMPLE_PILOT,
    };
  });
}
