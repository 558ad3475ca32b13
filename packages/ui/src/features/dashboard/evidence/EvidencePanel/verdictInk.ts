import { theme } from '../../../../theme/index.ts';
import type { VerdictText } from '@roi-insight/report-text';

/** The color of a verdict; the words carry the meaning. */
export const verdictInk: Record<VerdictText['kind'], string> = {
  faster: theme.color.positive,
  slower: theme.color.negative,
  'no-detectable-change': theme.color.textSubtle,
  'too-little-data': theme.color.warning,
  'no-evidence': theme.color.textSubtle,
};
