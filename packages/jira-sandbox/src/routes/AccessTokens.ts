import type { SandboxOptions } from '../options.ts';
import { SERVICE_ACCOUNT } from '../credentials.ts';

/** Access tokens that a sandbox has issued to its service account. */
export class AccessTokens {
  readonly #lifeSeconds: number;
  readonly #maxUses: number;
  /** How often each accepted token was used. */
  readonly #uses = new Map<string, number>();
  #issued = 0;
  /** Whether the client secret was revoked. Issued tokens stay valid until they end, as at Atlassian. */
  isRevoked = false;

  constructor({ tokenSeconds = 3600, tokenRequests = Infinity }: SandboxOptions) {
    this.#lifeSeconds = tokenSeconds;
    this.#maxUses = tokenRequests;
  }

  /** A new token for the client ID and secret of the service account; null if they are wrong or revoked. */
  issue(fields: Readonly<Record<string, string>>) {
    const { grant_type: type, client_id: id, client_secret: secret } = fields;
    const isRight = id === SERVICE_ACCOUNT.clientId && secret === SERVICE_ACCOUNT.clientSecret;
    if (type !== 'client_credentials' || !isRight || this.isRevoked) return null;
    this.#issued += 1;
    // The form of a JSON Web Token, by which access tokens differ from API tokens.
    const token = `eyJzYW5kYm94Ijp0cnVlfQ.${Buffer.from(`token ${this.#issued}`).toString('base64url')}.sandbox-signature`;
    this.#uses.set(token, 0);
    return { access_token: token, expires_in: this.#lifeSeconds, token_type: 'Bearer', scope: 'read:jira-work' };
  }

  /** Whether a token is accepted for one more request. */
  use(token: string): boolean {
    const uses = this.#uses.get(token);
    if (uses === undefined || uses >= this.#maxUses) return false;
    this.#uses.set(token, uses + 1);
    return true;
  }
}
