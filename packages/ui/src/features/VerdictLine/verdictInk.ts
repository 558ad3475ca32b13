import { theme } from '../../theme/index.ts';
import type { VerdictInWords } from './verdictInWords.ts';

/** The colour a verdict is told in; the words carry the meaning. */
export const verdictInk: Record<VerdictInWords['kind'], string> = {
  faster: theme.color.positive,
  slower: theme.color.negative,
  'no-detectable-change': theme.color.textSubtle,
  'too-little-data': theme.color.warning,
  'no-evidence': theme.color.textSubtle,
};
