import { planCodeForms, type RegistrationRequest, type RegistrationResponse } from '@roi-insight/contracts';
import type { AnalysisSession } from '../analysis/makeReport.ts';
import { RequestFailure } from '../RequestFailure.ts';
import { openSite } from '../tracker/openTracker.ts';
import type { WrittenIssue, WrittenText } from '../tracker/writtenIssues.ts';

/**
 * Finds the plan's code in an issue, or in a comment on it. The registration gets the id and the time of the text that contains the code. Nothing is
 * written. Throws a `RequestFailure` if the issue or the code is missing, if the text was changed after it was written, or if another issue contains
 * the code too.
 */
export async function findRegistration(
  request: RegistrationRequest,
  { session, config, stats, onProgress }: AnalysisSession,
): Promise<RegistrationResponse> {
  const { hash, issue_key: key } = request;
  onProgress({ stage: 'connecting', done: 0, total: null });
  const credential = {
    email: request.email.trim(),
    apiToken: request.api_token,
    projectName: key.slice(0, key.lastIndexOf('-')),
  };
  const site = await openSite(session, request.jira_url, credential, config.gatewayUrl);
  stats.tracker = site.kind;
  const [issue, found] = await Promise.all([site.readIssue(key), site.searchIssues(searchFor(hash))]);
  if (issue === null) throw new RequestFailure({ reason: 'issue-not-found', key });
  const written = codeIn(issue, hash);
  if (written === undefined) throw new RequestFailure({ reason: 'code-missing', key });
  if (written.isEdited) throw new RequestFailure({ reason: 'code-edited', key });
  const other = found.find(({ id, texts }) => id !== issue.id && codeIn({ texts }, hash) !== undefined);
  if (other !== undefined) throw new RequestFailure({ reason: 'code-repeated', key, other: other.key });
  return { success: true, id: written.id, key: issue.key, created: written.created };
}

const codeIn = ({ texts }: Pick<WrittenIssue, 'texts'>, hash: string): WrittenText | undefined =>
  texts.find(({ text }) => hasCode(text, hash));

/** Whether a text contains the code, even if spaces, line breaks or invisible characters divide the code. */
function hasCode(text: string, hash: string): boolean {
  return text
    .replace(/[\s\p{C}]/gu, '')
    .toLowerCase()
    .includes(hash);
}

/** JQL for the code as a phrase, in each form in which people may paste it. No form has a character that must be escaped. */
const searchFor = (hash: string) =>
  planCodeForms(hash)
    .map((form) => `text ~ "\\"${form}\\""`)
    .join(' OR ');
