import { parseJson, parseRegistrationResponse, type RegistrationResponse } from '@roi-insight/contracts';
import { readRegistration, type ReadingOptions } from '@roi-insight/jira-reader';

/** Searches an issue for the code of a plan. @throws {RequestFailure} */
export async function registrationOf(body: object, reading: ReadingOptions): Promise<RegistrationResponse> {
  const json = await readRegistration(body, reading);
  const parsed = parseJson(new TextDecoder().decode(json), parseRegistrationResponse);
  if (!parsed.ok) throw new Error(`The issue breaks its contract at ${parsed.error.path}: ${parsed.error.message}`);
  return parsed.value;
}
