import { type CoinReading, type CoinRequest, parseCoinReading, parseJson } from '@roi-insight/contracts';
import { readCoin } from '@roi-insight/jira-reader';
import type { Options } from '../commandLine.ts';
import { readTracker, siteFields } from '../readTracker.ts';
import type { Terminal } from '../Terminal.ts';

type SiteFields = Awaited<ReturnType<typeof siteFields>>;

/** Reads the tickets of a coin plan. Throws a `CommandError`. */
export async function coinReadingOf(
  request: Omit<CoinRequest, keyof SiteFields>,
  options: Options,
  terminal: Terminal,
): Promise<{ readonly reading: CoinReading; readonly fields: SiteFields }> {
  const fields = await siteFields(options, terminal);
  const json = await readTracker(fields.jira_url, terminal, (reading) => readCoin({ ...fields, ...request }, reading));
  const parsed = parseJson(new TextDecoder().decode(json), parseCoinReading);
  if (!parsed.ok) throw new Error(`The reading breaks its contract at ${parsed.error.path}: ${parsed.error.message}`);
  return { reading: parsed.value, fields };
}
