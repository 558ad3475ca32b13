import { array, type InferType, object, string } from 'yup';
import { DEFAULT_ADOPTION_DATE } from './values/calendarDate.ts';
import { calendarDate } from './values/calendarDateSchema.ts';
import { comparisonTeamRequestSchema } from './report/comparison/comparison.ts';
import { type Parsed, parseWith } from './values/parsed.ts';
import { PLAN_TEAMS } from './plan/planLimits.ts';
import { MAX_COMPARISON_TEAMS } from './request/comparisonLimits.ts';

/** Body of `GET /api/sample`: a tracker that has generated tickets and is open to everyone. Its API key is public. */
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
  pilot: object({
    name: string().required(),
    projects: array(string().required()).min(PLAN_TEAMS.min).max(PLAN_TEAMS.max).required(),
  })
    .optional()
    .default(undefined),
})
  .required()
  .typeError('a sample tracker must be a JSON object');

export type SampleTracker = InferType<typeof sampleTrackerSchema>;
export type SampleProject = SampleTracker['projects'][number];
export type SampleOrganization = NonNullable<SampleTracker['organization']>;
export type SamplePilot = NonNullable<SampleTracker['pilot']>;

/**
 * The sample tracker, without its address, which each server sets. Its tickets are generated, so the credential is
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
    { key: 'HGL', name: 'Hourglass Platform', description: 'Measured by logged hours' },
    { key: 'VEG', name: 'Vega Billing', description: 'A saving that lasts' },
    { key: 'LYR', name: 'Lyra Support', description: 'A saving that fades' },
  ],
} satisfies Omit<SampleTracker, 'jira_url'>;

/** A prepared comparison on the sample tracker: one team that adopted the assistant, and twelve teams that had not adopted it yet. */
export const SAMPLE_ORGANIZATION: SampleOrganization = {
  name: 'Meridian and 12 other teams',
  project_name: 'Meridian Checkout',
  adoption_date: DEFAULT_ADOPTION_DATE,
  comparison: [
    ...[
      'Kepler Returns',
      'Lumen Reports',
      'Quartz Billing',
      'Ridge Catalog',
      'Summit Data',
      'Terra Shipping',
      'Umbra Risk',
      'Vertex Partners',
      'Willow Growth',
      'Xenon Tools',
      'Yarrow Messaging',
    ].map((project_name) => ({ project_name, adopted: null })),
    { project_name: 'Zephyr Alerts', adopted: '2025-12-01' },
  ],
};

/** Teams of the sample tracker that have not adopted: eight for a plan, and one with too few tickets to take part. */
export const SAMPLE_PILOT: SamplePilot = {
  name: 'Nine teams before a pilot',
  projects: [
    'Alder Checkout',
    'Birch Search',
    'Cedar Identity',
    'Hazel Mobile',
    'Linden Billing',
    'Maple Catalog',
    'Oak Shipping',
    'Rowan Support',
    'Yew Labs',
  ],
};

export function parseSampleTracker(input: unknown): Parsed<SampleTracker> {
  return parseWith(sampleTrackerSchema, input);
}
