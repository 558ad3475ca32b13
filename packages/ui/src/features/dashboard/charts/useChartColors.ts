import type { ChartColors } from '@roi-insight/report-text';
import { useMemo } from 'react';
import { lightTokens, useMediaQuery, usePrinting, useTokens } from '../../../theme/index.ts';

/** The current chart colors: those of the theme, of paper, or of the system when it forces its own colors. */
export function useChartColors(): ChartColors {
  const tokens = useTokens();
  const { color } = usePrinting() ? lightTokens : tokens;
  const isForced = useMediaQuery('(forced-colors: active)');
  return useMemo(() => (isForced ? systemColors() : color), [isForced, color]);
}

/** The system colors for text, background and emphasis, in a form that the chart library can parse. */
function systemColors(): ChartColors {
  const text = hexOf('CanvasText');
  return {
    text,
    textSubtle: text,
    hairline: text,
    hairlineStrong: text,
    chartAxis: text,
    chartBefore: text,
    chartAfter: hexOf('Highlight'),
    negative: text,
    chartGrid: hexOf('GrayText'),
    surface: hexOf('Canvas'),
  };
}

/** A system color without its alpha channel. */
function hexOf(systemColor: string): string {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust: none; color: ${systemColor}`;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
  probe.remove();
  return `#${(0x1000000 + red * 0x10000 + green * 0x100 + blue).toString(16).slice(1)}`;
}
