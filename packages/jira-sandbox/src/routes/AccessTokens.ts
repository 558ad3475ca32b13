import type { SandboxOptions } from '../options.ts';
import { ALL_SCOPES, SERVICE_ACCOUNT } from '../credentials.ts';

/** Access tokens that a sandbox has issued to its service account. */
export class AccessTokens {
  readonly #lifeSeconds: number;
  readonly #scopes: readonly string[];
  readonly #nowMs: () => number;
  /** The end of each token, on the clock of the sandbox. */
  readonly #ends = new Map<string, number>();

  constructor({ tokenSeconds = 3600, tokenScopes = ALL_SCOPES, nowMs = Date.now }: SandboxOptions) {
    this.#lifeSeconds = tokenSeconds;
    this.#scopes = tokenScopes;
    this.#nowMs = nowMs;
  }

  /** A new token for the client ID and secret of the service account; null if they are wrong. */
  issue({ grant_type: type, client_id: id, client_secret: secret }: Readonly<Record<string, string>>) {
    const isRight = id === SERVICE_ACCOUNT.clientId && secret === SERVICE_ACCOUNT.clientSecret;
    if (type !== 'client_credentials' || !isRight) return null;
    // The form of a JSON Web Token, by which access tokens differ from API tokens.
    const number = Buffer.from(`token ${this.#ends.size + 1}`).toString('base64url');
    const token = `eyJzYW5kYm94Ijp0cnVlfQ.${number}.sandbox-signature`;
    this.#ends.set(token, this.#nowMs() + this.#lifeSeconds * 1000);
    const scope = this.#scopes.join(' ');
    return { access_token: token, expires_in: this.#lifeSeconds, token_type: 'Bearer', scope };
  }

  /** The scopes of a token; null if it has ended or was not issued here. */
  scopesOf(token: string): readonly string[] | null {
    return this.#nowMs() < (this.#ends.get(token) ?? -Infinity) ? this.#scopes : null;
  }
}
