/** What the bridge needs to know besides the report. */
export interface Economics {
  /** People with a licence of the assistant. */
  readonly seats: number;
  /** Dollars per person and month. */
  readonly pricePerSeatMonth: number;
  /** How much of the freed time becomes output, 0–1. */
  readonly realisationRate: number;
}

/** A team of 25 at $20 per user and month, and half of the freed time becoming output. */
export const defaultEconomics: Economics = { seats: 25, pricePerSeatMonth: 20, realisationRate: 0.5 };
