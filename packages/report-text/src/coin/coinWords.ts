import type { Coin } from '@roi-insight/roi-math';

/** The coins, as they are shown beside keys. */
export const coinWords: Readonly<Record<Coin, string>> = { yes: 'Assistant: yes', no: 'Assistant: no' };
