import type { CoinOutline } from './coinOutline.ts';
import type { Formats } from '../format/index.ts';

/** What a coin plan proves, and what it cannot, in sentences. */
export interface CoinProofText {
  readonly proves: readonly string[];
  readonly not: readonly string[];
}

/** @param isDrawn whether chance alone decided the coins, as far as that can be confirmed */
export function coinProofText(formats: Formats, { end }: Pick<CoinOutline, 'end'>, isDrawn = true): CoinProofText {
  return {
    proves: [
      ...(isDrawn
        ? [
            'Whether tickets take less time because the assistant is allowed for them. Chance alone decided which ones, so people, season and trends cannot explain a difference.',
          ]
        : []),
      'Between which limits that saving is, and how many other draws of coins would show as much.',
    ],
    not: [
      'What using the assistant saves: tickets count as their coin says, whether it was used or not. If only part of the allowed tickets use it, the saving looks smaller.',
      'Whether what people learn on one ticket helps with the next. Such a spill-over makes the saving look smaller, too.',
      'Whether the work is better or worse: only its time is measured.',
      `What happens in other teams, or after ${formats.day(end)}.`,
    ],
  };
}
