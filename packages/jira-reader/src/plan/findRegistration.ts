import {
  MAX_OTHER_PLANS,
  PLAN_MARK,
  type RegistrationRequest,
  type RegistrationResponse,
} from '@roi-insight/contracts';
import type { AnalysisSession } from '../analysis/makeReport.ts';
import { RequestFailure } from '../RequestFailure.ts';
import { credentialOf } from '../tracker/credentialOf.ts';
import { openSite } from '../tracker/openTracker.ts';
import { isInOrder } from './isInOrder.ts';
import { planCodesIn } from './planCodesIn.ts';

/** JQL for every issue that can register a plan. Comments do not count. */
const MARKED = `${['summary', 'description'].map((field) => `${field} ~ "\\"${PLAN_MARK}\\""`).join(' OR ')} ORDER BY created ASC, key ASC`;

/**
 * Finds the plan's code in an issue. The registration gets the id and the time of the issue. Nothing is written. Throws a `RequestFailure` if the issue
 * or the code is missing, if the issue has several codes, if its text was ever changed, if its id contradicts its time, or if another issue contains the
 * code too. Other issues with codes are counted.
 */
export async function findRegistration(
  request: RegistrationRequest,
  { session, config, stats, onProgress }: AnalysisSession,
): Promise<RegistrationResponse> {
  const { hash, issue_key: key } = request;
  onProgress({ stage: 'connecting', done: 0, total: null });
  const credential = credentialOf(request, key.slice(0, key.lastIndexOf('-')));
  const site = await openSite(session, request.jira_url, credential, config);
  stats.tracker = site.kind;
  const [issue, marked] = await Promise.all([
    site.readIssue(key),
    // Jira's search knows word stems, so it also finds "ROI planning".
    site.searchIssues(MARKED, ({ id, key: foundKey, texts }) => ({
      id,
      key: foundKey,
      codes: planCodesIn(texts, hash),
    })),
  ]);
  if (issue === null) throw new RequestFailure({ reason: 'issue-not-found', key });
  const codes = planCodesIn(issue.texts, hash);
  if (codes === 'unmarked' || codes === 'others') throw new RequestFailure({ reason: 'code-missing', key });
  if (codes === 'several') throw new RequestFailure({ reason: 'codes-several', key });
  if (issue.isEdited) throw new RequestFailure({ reason: 'code-edited', key });
  if (!marked.some(({ id }) => id === issue.id)) throw new RequestFailure({ reason: 'search-missed', key });
  const others = marked.filter((other) => other.id !== issue.id && other.codes !== 'unmarked');
  const same = others.find((other) => other.codes !== 'others');
  if (same !== undefined) throw new RequestFailure({ reason: 'code-repeated', key, other: same.key });
  if (!(await isInOrder(issue, site))) throw new RequestFailure({ reason: 'issue-out-of-order', key });
  return {
    success: true,
    id: issue.id,
    key: issue.key,
    created: issue.created,
    others: { count: others.length, keys: others.slice(0, MAX_OTHER_PLANS).map((other) => other.key) },
  };
}
