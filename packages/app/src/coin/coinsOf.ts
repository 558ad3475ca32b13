import type { Host } from '../host/HostContext.tsx';
import { randomSeed } from '../plan/randomSeed.ts';
import { createCoinPlanning } from './createCoinPlanning.ts';
import { createCoinReporting } from './createCoinReporting.ts';
import { createOpenedCoin } from './openedCoin.ts';

type Coins = ReturnType<typeof createCoins>;

/** One for each host: plans and reports outlive their pages. */
const coins = new WeakMap<Host, Coins>();

function createCoins({ loadClient, now }: Host) {
  const opened = createOpenedCoin();
  const planning = createCoinPlanning({ loadClient, opened, now, randomSeed });
  return { opened, planning, reporting: createCoinReporting({ loadClient, now }) };
}

/** The coin plans of this host. */
export function coinsOf(host: Host): Coins {
  const known = coins.get(host);
  if (known !== undefined) return known;
  const created = createCoins(host);
  coins.set(host, created);
  return created;
}
