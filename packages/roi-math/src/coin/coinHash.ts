import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type CoinTerms, hashedCoinTerms } from '@roi-insight/contracts';
import canonicalize from 'canonicalize';

/** SHA-256 of the canonical JSON (RFC 8785) of a plan's terms, in 64 hexadecimal digits: the plan's code. */
export function coinHash(terms: CoinTerms): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalize(hashedCoinTerms(terms)) ?? '')));
}

/** SHA-256 of the bytes of a secret, which its plan promises. @param secret 64 hexadecimal digits */
export function secretHash(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}
