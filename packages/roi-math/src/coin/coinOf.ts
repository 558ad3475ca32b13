import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Whether the assistant may be used for a ticket. */
export type Coin = 'yes' | 'no';

/**
 * The coin of a ticket: the first bit of HMAC-SHA-256 (RFC 2104) of its key. Without the secret it cannot be predicted, and
 * with it cannot be chosen.
 * @param secret 32 bytes as 64 hexadecimal digits
 */
export function coinOf(secret: string, key: string): Coin {
  const [first = 0] = hmac(sha256, hexToBytes(secret), utf8ToBytes(key));
  return first >= 0x80 ? 'yes' : 'no';
}
