import type { PlotColor } from '@roi-insight/report-text';
import type { PageWriter } from '../writer/PageWriter.ts';

/** The color of a role on paper. */
export const colorOf = ({ colors }: PageWriter, color: PlotColor): string =>
  ({
    before: colors.chartBefore,
    after: colors.chartAfter,
    accent: colors.accentText,
    positive: colors.positive,
    negative: colors.negative,
    warning: colors.warning,
    muted: colors.textSubtle,
    grid: colors.hairlineStrong,
  })[color];
