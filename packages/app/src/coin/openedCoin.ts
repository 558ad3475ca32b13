import { type CoinPlan, isCoinPlanText, readCoinPlanText, readCoinSecretText } from '@roi-insight/contracts';
import { bidiIsolate, coinRefusedText } from '@roi-insight/report-text';
import { coinHash, secretHash } from '@roi-insight/roi-math';
import { createListeners } from '../storage/createListeners.ts';

/** The plan and the secret that the pages about coins share. They are in memory only. */
export interface Opened {
  readonly plan: CoinPlan | null;
  /** The secret of that plan, 64 hexadecimal digits. */
  readonly secret: string | null;
  /** Why the last file could not be opened. */
  readonly problem: string | null;
}

/** No plan and no secret is larger. */
const MAX_BYTES = 1_000_000;

/** Null if a file is no coin plan; why it cannot be opened as a text. */
export async function coinPlanIn(file: File): Promise<CoinPlan | string | null> {
  if (file.size > MAX_BYTES) return null;
  const text = await file.text();
  return isCoinPlanText(text) ? planOf(file.name, text) : null;
}

function planOf(name: string, text: string): CoinPlan | string {
  const read = readCoinPlanText(text);
  if (!read.ok) return `${bidiIsolate(name)} can’t be used as a coin plan: ${read.error.message}.`;
  return coinHash(read.value.terms) === read.value.hash
    ? read.value
    : `${bidiIsolate(name)}: ${coinRefusedText.changed}`;
}

/** The opened coin plan. It outlives the pages. */
export function createOpenedCoin() {
  const { notify, subscribe } = createListeners();
  let opened: Opened = { plan: null, secret: null, problem: null };
  const show = (next: Partial<Opened>) => {
    opened = { ...opened, problem: null, ...next };
    notify();
  };

  /** Opens one file: a plan, or the secret of the plan. */
  async function openFile(file: File): Promise<void> {
    const plan = await coinPlanIn(file);
    if (typeof plan === 'string') return show({ problem: plan });
    if (plan !== null) return show({ plan, secret: isSecretOf(opened.secret, plan) ? opened.secret : null });
    const read = file.size > MAX_BYTES ? null : readCoinSecretText(await file.text());
    if (read?.ok !== true) {
      return show({ problem: `${bidiIsolate(file.name)} is neither a coin plan nor the secret of one.` });
    }
    const { secret } = read.value;
    // The plan may be the next of the chosen files.
    if (opened.plan !== null && !isSecretOf(secret, opened.plan)) {
      return show({ problem: coinRefusedText['other-secret'] });
    }
    return show({ secret });
  }

  return {
    get: () => opened,
    subscribe,
    /** Replaces what was open. */
    open: (plan: CoinPlan, secret: string | null) =>
      show({ plan, secret: secret ?? (isSecretOf(opened.secret, plan) ? opened.secret : null) }),
    /** Opens files that were chosen, plans first. */
    openFiles: async (files: readonly File[]): Promise<void> => {
      const isPlan = await Promise.all(files.map(coinPlanIn));
      const sorted = files.toSorted(
        (a, b) => Number(isPlan[files.indexOf(a)] === null) - Number(isPlan[files.indexOf(b)] === null),
      );
      for (const file of sorted) {
        await openFile(file);
        if (opened.problem !== null) return;
      }
    },
  };
}

const isSecretOf = (secret: string | null, { terms }: CoinPlan) =>
  secret !== null && secretHash(secret) === terms.secretHash;

export type OpenedCoin = ReturnType<typeof createOpenedCoin>;
