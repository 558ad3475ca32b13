import { IntervalBar } from '@roi-insight/ui/interval-bar';
import { intervalScale } from '@roi-insight/ui/interval-scale';
import { theme } from '@roi-insight/ui/theme';

const likely: [number, number] = [6, 39];

export function LikelyChange() {
  return (
    <>
      <p>24% less time per ticket, likely 6% to 39%.</p>
      <IntervalBar
        estimate={{ effectPercent: 24, intervalPercent: likely }}
        scale={intervalScale([likely])}
        ink={theme.color.positive}
      />
    </>
  );
}
