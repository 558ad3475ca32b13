import { type InferType, number, object, string } from 'yup';
import { parseStrictly } from '../plan/parseStrictly.ts';
import { planHashText } from '../plan/planHashText.ts';
import type { Parsed } from '../values/parsed.ts';
import { COIN_SECRET_FILE } from './coinLimits.ts';

/** The secret of a coin plan: its own file, so that the plan can be shared without it. */
const coinSecretSchema = object({
  kind: string()
    .oneOf([COIN_SECRET_FILE.kind], 'this is not the secret of a coin plan')
    .required('this is not the secret of a coin plan'),
  version: number().oneOf([COIN_SECRET_FILE.version], 'the secret has another version').required('version is missing'),
  /** The hash of the plan that it belongs to. */
  plan: planHashText(),
  /** The key of the HMAC that draws the coins: 32 random bytes. */
  secret: planHashText(),
}).required('a secret must be an object');

type WireCoinSecret = InferType<typeof coinSecretSchema>;
export type CoinSecret = Pick<WireCoinSecret, 'plan' | 'secret'>;

/** Reads the file with the secret of a coin plan. The error never contains the secret. */
export function parseCoinSecret(input: unknown): Parsed<CoinSecret> {
  const parsed = parseStrictly(coinSecretSchema, input);
  if (!parsed.ok) return parsed;
  const { plan, secret } = parsed.value;
  return { ok: true, value: { plan, secret } };
}

/** The content of a secret's file. */
export function coinSecretToWire({ plan, secret }: CoinSecret): WireCoinSecret {
  return { ...COIN_SECRET_FILE, plan, secret };
}
