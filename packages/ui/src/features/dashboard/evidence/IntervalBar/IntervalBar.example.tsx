import { IntervalBar } from '@roi-insight/ui/interval-bar';
import { theme } from '@roi-insight/ui/theme';

/** From −50% to 50%. */
const scale = { ticks: [-50, 0, 50], step: 50, at: (percent: number) => percent + 50 };

export function LikelyChange() {
  return (
    <>
      <p>24% less time per ticket, likely 6% to 39%.</p>
      <IntervalBar
        estimate={{ effect_percent: 24, interval_percent: [6, 39] }}
        scale={scale}
        ink={theme.color.positive}
      />
    </>
  );
}
