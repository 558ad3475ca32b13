import { CREDENTIALS } from '@roi-insight/jira-sandbox';
import { type JsonObject, objectOf } from '@roi-insight/jira-tickets';

/** A response of a sandbox, read without the product's client. `body`: it is posted. */
export async function askTracker(jiraUrl: string, path: string, body?: object): Promise<JsonObject> {
  const authorization = `Basic ${Buffer.from(`${CREDENTIALS.email}:${CREDENTIALS.token}`).toString('base64')}`;
  const posted = body && {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization, 'content-type': 'application/json' },
  };
  return objectOf(
    JSON.parse(await (await fetch(`${jiraUrl}${path}`, posted ?? { headers: { authorization } })).text()),
  );
}
