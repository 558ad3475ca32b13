import { array, type InferType, object, string } from 'yup';
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

/** Reads the description of a sample tracker. */
export function parseSampleTracker(input: unknown): Parsed<SampleTracker> {
  return parseWith(sampleTrackerSchema, input);
}
