import type { ChartColors } from '@roi-insight/report-text';
import { useMemo, useSyncExternalStore } from 'react';
import { lightTokens, usePrinting, useTokens } from '../../../theme/index.ts';

const forcedColors = () => window.matchMedia('(forced-colors: active)');

function subscribe(notify: () => void): () => void {
  const list = forcedColors();
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/** The current chart colors: those of the theme, of paper, or of the system when it forces its own colors. */
export function useChartColors(): ChartColors {
  const tokens = useTokens();
  const { color } = usePrinting() ? lightTokens : tokens;
  const isForced = useSyncExternalStore(
    subscribe,
    () => forcedColors().matches,
    () => false,
  );
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
