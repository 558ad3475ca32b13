import { type CoinPlan, type Parsed, readCoinPlanText, readCoinSecretText } from '@roi-insight/contracts';
import { coinRefusedText } from '@roi-insight/report-text';
import { coinHash, secretHash } from '@roi-insight/roi-math';
import { wrongInput } from '../exitCodes.ts';
import { readInput } from '../files/readInput.ts';

/** Reads a coin plan whose code is right. Throws a `CommandError`. */
export async function readCoinPlan(file: string): Promise<CoinPlan> {
  const plan = valueOf(readCoinPlanText(await readInput(file)), file, 'a coin plan');
  if (coinHash(plan.terms) !== plan.hash) throw wrongInput(`${file}: ${coinRefusedText.changed}`);
  return plan;
}

/** Reads the secret of a plan. Throws a `CommandError` if it is missing, or the secret of another plan. */
export async function readCoinSecret(plan: CoinPlan, file: string | undefined): Promise<string> {
  if (file === undefined) throw wrongInput('Missing --secret-file: the .json file with the secret of the plan.');
  const { secret } = valueOf(readCoinSecretText(await readInput(file)), file, 'the secret of a coin plan');
  if (secretHash(secret) !== plan.terms.secretHash) throw wrongInput(`${file}: ${coinRefusedText['other-secret']}`);
  return secret;
}

function valueOf<T>(read: Parsed<T>, file: string, what: string): T {
  if (read.ok) return read.value;
  throw wrongInput(`${file} can't be used as ${what}: ${read.error.message}.`);
}
