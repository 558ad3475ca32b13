import type { ChartColors } from '@roi-insight/report-text';
import { useMemo, useSyncExternalStore } from 'react';
import { lightTokens, usePrinting, useTokens } from '../../../theme/index.ts';

const forcedColors = () => window.matchMedia('(forced-colors: active)');

function subscribe(notify: () => void): () => void {
  const list = forcedColors();
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/** The colors of charts in force: those of the theme, of paper, or of the system's palette where the reader has one. */
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

/** Text, background and emphasis of the system's palette, as the chart library reads colors. */
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
    chartGrid: hexOf('GrayText'),
    surface: hexOf('Canvas'),
  };
}

/** A color of the system, without its transparency if it has one. */
function hexOf(systemColor: string): string {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust: none; color: ${systemColor}`;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? [];
  probe.remove();
  return `#${(0x1000000 + red * 0x10000 + green * 0x100 + blue).toString(16).slice(1)}`;
}
