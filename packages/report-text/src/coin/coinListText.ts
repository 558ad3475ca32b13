import { type Coin, coinOf } from '@roi-insight/roi-math';
import { coinWords } from './coinWords.ts';

/** A ticket with its coin. */
export interface CoinRow {
  readonly key: string;
  readonly coin: Coin;
  /** @example 'Assistant: yes' */
  readonly word: string;
}

/** The coins of tickets, in the order of their keys. */
export const coinRows = (secret: string, keys: readonly string[]): readonly CoinRow[] =>
  keys.map((key) => {
    const coin = coinOf(secret, key);
    return { key, coin, word: coinWords[coin] };
  });

/** A table that can be pasted into a spreadsheet. */
export const coinListText = (rows: readonly CoinRow[]): string =>
  rows.map(({ key, word }) => `${key}\t${word}\n`).join('');
