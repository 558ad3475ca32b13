import { RequestFailure } from '../RequestFailure.ts';

export interface Secrets {
  readonly email: string;
  readonly apiToken: string;
  /** Access tokens that the tracker has issued. */
  readonly issuedTokens?: ReadonlySet<string>;
}

/** If a text contains at least this number of consecutive characters of the token, or of an encoding of the token, they are hidden. */
const MIN_MATCH_LENGTH = 8;
const HIDDEN = '***';

/** Parameters with fixed values. The message of a failure depends on these values. */
const ENUMERATIONS: ReadonlySet<string> = new Set([
  'reason',
  'rule',
  'tracker',
  'unit',
  'stage',
  'source',
  'measure',
  'choices',
  'problem',
]);

/** Removes secrets from a failure. Its parameters can quote a response of Jira, and the response can repeat the credential. */
export function withoutSecrets(cause: unknown, secrets: Secrets): unknown {
  return cause instanceof RequestFailure ? hideInFailure(cause, (text) => hideSecrets(text, secrets)) : cause;
}

/** The failure with `hide` applied to all its texts. */
export function hideInFailure(failure: RequestFailure, hide: (text: string) => string): RequestFailure {
  const data = structuredClone(failure.data());
  hideTexts(data.failure, hide);
  return RequestFailure.of(data);
}

function hideTexts(values: object, hide: (text: string) => string): void {
  for (const [name, value] of Object.entries(values)) {
    if (ENUMERATIONS.has(name)) continue;
    if (typeof value === 'string') Reflect.set(values, name, hide(value));
    else if (typeof value === 'object' && value !== null) hideTexts(value, hide);
  }
}

/** Hides the token, the value of the Basic header, parts of these two, and the email address. */
export function hideSecrets(text: string, { email, apiToken, issuedTokens = new Set() }: Secrets): string {
  const parts = [apiToken, ...issuedTokens]
    .flatMap(encodings)
    .concat(base64(`${email}:${apiToken}`))
    .map((text) => text.toLowerCase());
  // Only the whole email address is hidden, because its domain is often also the domain of the Jira site.
  const named = [email, encodeURIComponent(email)].reduce(
    (shown, whole) => hideParts(shown, whole.toLowerCase(), whole.length),
    text,
  );
  return parts.reduce((shown, part) => hideParts(shown, part, MIN_MATCH_LENGTH), named);
}

/** A text and its encodings, as a response may contain it. */
function encodings(text: string): string[] {
  return [text, encodeURIComponent(text), new URL(`http://x/${text}`).pathname.slice(1), ...base64(text)];
}

function base64(text: string): string[] {
  const bytes = Buffer.from(text);
  return [bytes.toString('base64'), encodeURIComponent(bytes.toString('base64')), bytes.toString('base64url')];
}

/** Hides each run of at least `minLength` characters of `secret`, ignoring case, because host names are in lower case. */
function hideParts(message: string, secret: string, minLength: number): string {
  const folded = message.toLowerCase();
  let shown = '';
  let at = 0;
  while (at < message.length) {
    let end = at + minLength;
    if (end <= message.length && secret.includes(folded.slice(at, end))) {
      while (end < message.length && secret.includes(folded.slice(at, end + 1))) end += 1;
      shown += HIDDEN;
      at = end;
    } else {
      shown += message[at] ?? '';
      at += 1;
    }
  }
  return shown;
}
