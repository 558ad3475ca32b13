import type { SandboxOptions } from '../options.ts';
import { SERVICE_ACCOUNT } from '../credentials.ts';

/** Access tokens that a sandbox has issued to its service account. They never end, whatever their stated life is. */
export class AccessTokens {
  readonly #lifeSeconds: number;
  readonly #issued = new Set<string>();

  constructor({ tokenSeconds = 3600 }: SandboxOptions) {
    this.#lifeSeconds = tokenSeconds;
  }

  /** A new token for the client ID and secret of the service account; null if they are wrong. */
  issue({ grant_type: type, client_id: id, client_secret: secret }: Readonly<Record<string, string>>) {
    const isRight = id === SERVICE_ACCOUNT.clientId && secret === SERVICE_ACCOUNT.clientSecret;
    if (type !== 'client_credentials' || !isRight) return null;
    // The form of a JSON Web Token, by which access tokens differ from API tokens.
    const number = Buffer.from(`token ${this.#issued.size + 1}`).toString('base64url');
    const token = `eyJzYW5kYm94Ijp0cnVlfQ.${number}.sandbox-signature`;
    this.#issued.add(token);
    return { access_token: token, expires_in: this.#lifeSeconds, token_type: 'Bearer', scope: 'read:jira-work' };
  }

  accepts(token: string): boolean {
    return this.#issued.has(token);
  }
}
