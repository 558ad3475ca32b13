import { array, type InferType, object, string } from 'yup';
import { DEFAULT_ADOPTION_DATE } from './values/calendarDate.ts';
import { calendarDate } from './values/calendarDateSchema.ts';
import { comparisonTeamRequestSchema } from './report/comparison.ts';
import { type Parsed, parseWith } from './values/parsed.ts';
import { MAX_COMPARISON_TEAMS } from './request/comparisonLimits.ts';

/** Body of `GET /api/sample`: a tracker with generated tickets that is open to everyone. Its API key is public. */
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
  organization: object({
    name: string().required(),
    project_name: string().required(),
    adoption_date: calendarDate().required(),
    comparison: array(comparisonTeamRequestSchema.required()).min(1).max(MAX_COMPARISON_TEAMS).required(),
  })
    .optional()
    .default(undefined),
})
  .required()
  .typeError('a sample tracker must be a JSON object');

export type SampleTracker = InferType<typeof sampleTrackerSchema>;
export type SampleProject = SampleTracker['projects'][number];
export type SampleOrganization = NonNullable<SampleTracker['organization']>;

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

/** A prepared comparison on the sample tracker: one team that adopted the assistant, and seven that had not yet. */
export const SAMPLE_ORGANIZATION: SampleOrganization = {
  name: 'Aurora and seven other teams',
  project_name: 'Team Aurora',
  adoption_date: DEFAULT_ADOPTION_DATE,
  comparison: [
    { project_name: 'Team Basalt', adopted: null },
    { project_name: 'Team Cobalt', adopted: null },
    { project_name: 'Team Dune', adopted: null },
    { project_name: 'Team Ember', adopted: null },
    { project_name: 'Team Fjord', adopted: null },
    { project_name: 'Team Glacier', adopted: null },
    { project_name: 'Team Harbor', adopted: '2025-12-01' },
  ],
};

/** Reads the description of a sample tracker. */
export function parseSampleTracker(input: unknown): Parsed<SampleTracker> {
  return parseWith(sampleTrackerSchema, input);
}
