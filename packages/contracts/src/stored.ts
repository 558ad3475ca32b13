import { type InferType, object, string } from 'yup';
import { calendarDate } from './calendarDateSchema.ts';
import { type Parsed, parseWith } from './parsed.ts';

/** `formData`. `apiKey` is there only while the request runs. */
export const formDataSchema = object({
  email: string().required(),
  jiraUrl: string().required(),
  projectName: string().required(),
  apiKey: string().optional(),
  /** The picked day as the browser wrote it, ISO 8601. */
  launchDate: string().required(),
  claudeAdoptionDate: calendarDate().required(),
})
  .required()
  .typeError('formData must be a JSON object');

export type FormData = InferType<typeof formDataSchema>;

/** Reads the stored form. */
export function parseFormData(input: unknown): Parsed<FormData> {
  return parseWith(formDataSchema, input);
}
