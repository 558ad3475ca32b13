import { type PlanReading, planReadingToWire, type RegistrationResponse } from '@roi-insight/contracts';
import { demoFailureTexts } from '@roi-insight/report-text';
import type { AnalysisClient, AnalysisOutcome } from '../../client/AnalysisClient.ts';

const STAGE_MS = 400;

/**
 * The client of the pilot. It sends no request, but responds with the demo's data about the sample teams: for the plan
 * with the given start or, if there is no such plan, for a new plan.
 */
export const pilotClient: Pick<AnalysisClient, 'plan' | 'registerPlan'> = {
  plan: async ({ start, teams }, { signal, onProgress }) => {
    onProgress({ stage: 'connecting', done: 0, total: null });
    const [{ pilots }] = await Promise.all([
      import('./pilots.ts'),
      new Promise((resolve) => void setTimeout(resolve, signal.aborted ? 0 : STAGE_MS)),
    ]);
    const made = Object.values(pilots).find(({ reading }) => reading.start === start);
    // The data from before the first start are the same for every start.
    const reading = { ...(made ?? pilots.planned).reading, start };
    const read = teams.map(({ project_name: name }) => teamOf(reading, name));
    const known = read.filter((team) => team !== undefined);
    if (known.length < read.length) return notRead(demoFailureTexts.teams);
    return succeeded(planReadingToWire({ ...reading, teams: known }));
  },
  registerPlan: async ({ hash }) => {
    const { pilots } = await import('./pilots.ts');
    const plan = Object.values(pilots).find((one) => one.plan.hash === hash)?.plan;
    if (plan?.registration.kind !== 'issue') return notRead(demoFailureTexts.witness);
    const { id, key, created } = plan.registration;
    const others = { count: 0, keys: [] };
    return succeeded({ success: true, id, key, created, others } satisfies RegistrationResponse);
  },
};

function teamOf({ teams }: PlanReading, name: string): PlanReading['teams'][number] | undefined {
  const wanted = name.trim().toLowerCase();
  return teams.find((team) => [team.key, team.name].some((text) => text?.toLowerCase() === wanted));
}

const succeeded = (body: object): AnalysisOutcome => ({ kind: 'succeeded', text: JSON.stringify(body) });

const notRead = (message: string): AnalysisOutcome => ({
  kind: 'failed',
  failure: {
    kind: 'server',
    status: 404,
    statusText: 'Not Found',
    message,
  },
});
