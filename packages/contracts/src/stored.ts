import { array, type InferType, object, string } from 'yup';
import { calendarDate } from './values/calendarDateSchema.ts';
import { teamValuesSchema } from './connectForm.ts';
import { type Parsed, parseWith } from './values/parsed.ts';

/** `formData`. `apiKey` is there only while the request runs. */
export const submittedFormSchema = object({
  email: string().required(),
  jiraUrl: string().required(),
  projectName: string().required(),
  apiKey: string().optional(),
  /** The picked day as the browser wrote it, ISO 8601. */
  launchDate: string().required(),
  claudeAdoptionDate: calendarDate().required(),
  /** The teams to compare with, if there are any. */
  comparison: array(teamValuesSchema).optional(),
})
  .required()
  .typeError('formData must be a JSON object');

export type SubmittedForm = InferType<typeof submittedFormSchema>;

/** Reads the stored form. */
export function parseSubmittedForm(input: unknown): Parsed<SubmittedForm> {
  return parseWith(submittedFormSchema, input);
}
