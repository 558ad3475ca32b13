/** The inputs of the bridge besides the report. */
export interface Economics {
  /** Number of licenses of the assistant. */
  readonly seats: number;
  /** Dollars per seat and month. */
  readonly pricePerSeatMonth: number;
  /** Share of the freed time that becomes output, 0–1. The spelling is part of the report file format. */
  readonly realisationRate: number;
}

/** 25 seats at $20 per month; half of the freed time becomes output. */
export const defaultEconomics: Economics = { seats: 25, pricePerSeatMonth: 20, realisationRate: 0.5 };
