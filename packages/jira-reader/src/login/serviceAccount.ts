import { objectOf, textOf } from '@roi-insight/jira-tickets';
import { RequestFailure } from '../RequestFailure.ts';
import { refusalFailure } from '../http/dataOrThrow.ts';
import { jiraClient, type Session } from '../http/jiraClient.ts';
import type { JiraKind } from '../http/JiraKind.ts';
import type { Refusal } from '../http/jiraResponse.ts';
import type { Login } from './Login.ts';

/** Where a tracker exchanges the client ID and secret of a service account for an access token. */
interface TokenEndpoint {
  readonly tracker: JiraKind;
  readonly base: string;
  readonly path: string;
  /** JSON, or the fields of a form. */
  readonly body: object | URLSearchParams;
}

interface AccessToken {
  readonly header: string;
  /** On the clock of the session's timers. */
  readonly renewAt: number;
}

/** Time before its end at which a token is replaced: at most this, and at most a tenth of its life. */
const RENEWED_BEFORE_MS = 60_000;

/** Minimum life of a token, whatever its tracker states, so that a token serves many requests. A tracker that rejects it earlier is asked for another. */
const MIN_LIFE_MS = 60_000;

/** Life of a token whose tracker states none. */
const USUAL_LIFE_S = 3600;

/** Maximum length of a token. Servers refuse longer headers. */
const MAX_TOKEN_LENGTH = 16_000;

/** Number of the latest tokens that no message repeats. Reports with tokens of an hour have one or two. */
const MAX_HIDDEN_TOKENS = 20;

/** Logs in with access tokens of a service account. A token is replaced before it ends, and once if the tracker rejects it. */
export function serviceAccountLogin(session: Session, { tracker, base, path, body }: TokenEndpoint): Login {
  const client = jiraClient(session, base, null);
  let current: Promise<AccessToken> | null = null;
  let known: AccessToken | null = null;
  const request = async (): Promise<AccessToken> => {
    const asked = session.timers.now();
    const response = await client.post(path, body, readAccessToken);
    if (response.kind === 'refusal') throw tokenFailure(response, base, tracker);
    const { token, lifeMs } = response.data;
    const [oldest = ''] = session.issuedTokens;
    if (session.issuedTokens.size >= MAX_HIDDEN_TOKENS) session.issuedTokens.delete(oldest);
    session.issuedTokens.add(token);
    known = { header: `Bearer ${token}`, renewAt: asked + lifeMs - Math.min(RENEWED_BEFORE_MS, lifeMs / 10) };
    return known;
  };
  return {
    async header() {
      const used = (current ??= request());
      const token = await used;
      // Requests that find the end at the same time share one new token.
      if (session.timers.now() >= token.renewAt && current === used) current = request();
      return (await current).header;
    },
    renews(rejected) {
      if (known?.header === rejected) current = null;
      return true;
    },
  };
}

function tokenFailure(response: Refusal, base: string, tracker: JiraKind): RequestFailure {
  const { status, headers } = response;
  const isPage = /^text\/html\b/i.test(String(headers['content-type']));
  if (tracker === 'data-center' && (status === 404 || status === 405))
    return new RequestFailure({ reason: 'no-service-accounts', host: new URL(base).host });
  // A client ID or secret that is wrong, deleted or expired. Pages that forbid the request may be those of a firewall.
  const isRefused = status === 400 || status === 401 || ((status === 403 || status === 404) && !isPage);
  return isRefused
    ? new RequestFailure({ reason: 'service-account', tracker })
    : refusalFailure(response, base, tracker);
}

function readAccessToken(body: unknown): { readonly token: string; readonly lifeMs: number } | null {
  const response = objectOf(body);
  const token = textOf(response, 'access_token');
  // Some trackers state the life as text, and OAuth allows them to leave it out.
  const stated = Number.parseFloat(textOf(response, 'expires_in') ?? '');
  const seconds = Number.isNaN(stated) ? USUAL_LIFE_S : stated;
  if (token === null || token.length > MAX_TOKEN_LENGTH || !/^[\x21-\x7e]+$/.test(token)) return null;
  return seconds <= 0 ? null : { token, lifeMs: Math.max(seconds * 1000, MIN_LIFE_MS) };
}
