import type { VerdictText } from './verdictText.ts';

/** The verdict as the introduction to its evidence. Data that is missing is listed with the grade. */
export const evidenceLead = ({ kind, headline, detail }: VerdictText): string =>
  kind === 'too-little-data' ? headline : `${headline} ${detail}`;
