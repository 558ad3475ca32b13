/** The reason for refusing a file of monthly spend, as a sentence. */
export class SpendError extends Error {}
