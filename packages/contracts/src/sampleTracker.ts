import { array, type InferType, object, string } from 'yup';
import { DEFAULT_ADOPTION_DATE } from './calendarDate.ts';
import { calendarDate } from './calendarDateSchema.ts';
import { type Parsed, parseWith } from './parsed.ts';

/** Body of `GET /api/sample`: a tracker with generated tickets that anybody may read. Its token is public. */
export const sampleTrackerSchema = object({
  jira_url: string().required(),
  email: string().required(),
  api_token: string().required(),
  adoption_date: calendarDate().required(),
  projects: array(
    object({ key: string().required(), name: string().required(), description: string().defined() }).required(),
  )
    .min(1)
    .required(),
})
  .required()
  .typeError('a sample tracker must be a JSON object');

export type SampleTracker = InferType<typeof sampleTrackerSchema>;
export type SampleProject = SampleTracker['projects'][number];

/**
 * The sample tracker, without the address that each server gives it. Its tickets are generated, so the credential is
 * public and works nowhere else.
 */
export const SAMPLE_TRACKER = {
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

/** Reads the description of a sample tracker. */
export function parseSampleTracker(input: unknown): Parsed<SampleTracker> {
  return parseWith(sampleTrackerSchema, input);
}
