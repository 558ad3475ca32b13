/** Why a file of monthly spend is refused: a sentence. */
export class SpendError extends Error {}
