import { type Economics, parseEconomics, parseJson } from '@roi-insight/contracts';
import { defaultEconomics } from '@roi-insight/roi-math';

/** The inputs of the net value as last edited in this tab, or the defaults. */
export function readEconomics(text: string | null): Economics {
  const stored = parseJson(text ?? 'null', parseEconomics);
  return stored.ok ? stored.value : defaultEconomics;
}
