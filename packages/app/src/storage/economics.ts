import { type Economics, defaultEconomics } from '@roi-insight/roi-math';

/** The bridge's inputs as they were last edited in this tab; the usual ones when there are none. */
export function readEconomics(text: string | null): Economics {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isEconomics(stored) ? stored : defaultEconomics;
  } catch {
    return defaultEconomics;
  }
}

function isEconomics(input: unknown): input is Economics {
  if (typeof input !== 'object' || input === null) return false;
  const { seats, pricePerSeatMonth, realisationRate }: Partial<Record<keyof Economics, unknown>> = input;
  return [seats, pricePerSeatMonth].every(isAmount) && isAmount(realisationRate) && realisationRate <= 1;
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
