import type { BarInk } from '@roi-insight/report-text';
import type { PaperColors } from './pdf/PaperColors.ts';

/** The colors of the short waterfall's bars in files. */
export const inkColors = (colors: PaperColors): Readonly<Record<BarInk, string>> => ({
  gross: colors.chartBefore,
  change: colors.hairline,
  gain: colors.chartAfter,
  loss: colors.negative,
  open: colors.chartBefore,
});
