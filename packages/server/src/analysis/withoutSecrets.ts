import { Failure } from '../failure.ts';

interface Secrets {
  readonly email: string;
  readonly apiToken: string;
}

/** So many letters in a row that are also in the token, or in one of its spellings, are taken for a part of it. */
const TELLING = 8;
const HIDDEN = '***';

/**
 * An error as it may be told: what Jira answers can be quoted in a `Failure`, and an answer can echo the credential. Hides the
 * token and what the Basic header holds, cut off ones too, and the e-mail address.
 */
export function withoutSecrets(cause: unknown, { email, apiToken }: Secrets): unknown {
  if (!(cause instanceof Failure)) return cause;
  const parts = [...spellings(apiToken), ...base64(`${email}:${apiToken}`)].map((text) => text.toLowerCase());
  // Of the address only the whole counts: its end is often that of Jira's own.
  const named = [email, encodeURIComponent(email)].reduce(
    (message, text) => hideParts(message, text.toLowerCase(), text.length),
    cause.message,
  );
  const message = parts.reduce((shown, part) => hideParts(shown, part, TELLING), named);
  return message === cause.message ? cause : Failure.of({ ...cause.data(), message });
}

/** A text as it is and as it travels. */
function spellings(text: string): string[] {
  return [text, encodeURIComponent(text), new URL(`http://x/${text}`).pathname.slice(1), ...base64(text)];
}

function base64(text: string): string[] {
  const bytes = Buffer.from(text);
  return [bytes.toString('base64'), encodeURIComponent(bytes.toString('base64')), bytes.toString('base64url')];
}

/** Hides each run of at least so many letters that is also in `secret`, whatever its case: names of hosts come in lower case. */
function hideParts(message: string, secret: string, telling: number): string {
  const folded = message.toLowerCase();
  let shown = '';
  let at = 0;
  while (at < message.length) {
    let end = at + telling;
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
