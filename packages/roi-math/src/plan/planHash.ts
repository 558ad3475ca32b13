import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { PLAN_FILE, type PlanTerms, planVersion, snakeKeys, type WirePlanTerms } from '@roi-insight/contracts';
import canonicalize from 'canonicalize';

/** SHA-256 of the canonical JSON (RFC 8785) of the terms with kind and version, in 64 hexadecimal digits. */
export function planHash(terms: PlanTerms): string {
  const text =
    canonicalize({ kind: PLAN_FILE.kind, version: planVersion(terms), terms: snakeKeys<WirePlanTerms>(terms) }) ?? '';
  return bytesToHex(sha256(utf8ToBytes(text)));
}
