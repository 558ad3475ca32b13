import type { VerdictText } from './verdictText.ts';

/** The verdict as the introduction to its evidence. Missing data is listed with the grade. */
export const evidenceText = ({ kind, headline, detail }: VerdictText): string =>
  kind === 'too-little-data' ? headline : `${headline} ${detail}`;
