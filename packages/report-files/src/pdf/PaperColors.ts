import type { ChartColors } from '@roi-insight/report-text';

/** Colors of the document by their role, as `#rrggbb`. */
export interface PaperColors extends ChartColors {
  readonly textMuted: string;
  readonly accent: string;
  readonly accentSoft: string;
  readonly accentText: string;
  readonly surfaceSunken: string;
  readonly positive: string;
  readonly warning: string;
}
