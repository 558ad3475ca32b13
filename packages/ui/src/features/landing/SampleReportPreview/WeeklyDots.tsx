import { styled } from 'styled-components';
import { media, theme } from '../../../theme/index.ts';
import type { SamplePreview } from './samplePreview.ts';

const WIDTH = 520;
const HEIGHT = 170;
const INSET = 8;
/** Gap between the periods, in weeks, for the line at the adoption date. */
const GAP = 2;

/** A dot for each week and a line for each period's mean. */
export function WeeklyDots({ before, after }: Pick<SamplePreview, 'before' | 'after'>) {
  const all = [...before, ...after];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const step = (WIDTH - 2 * INSET) / (all.length + GAP);
  const x = (week: number) => INSET + (week + 0.5 + (week < before.length ? 0 : GAP)) * step;
  const y = (hours: number) => INSET + ((high - hours) / (high - low)) * (HEIGHT - 2 * INSET);
  const adopted = INSET + (before.length + GAP / 2) * step;
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="adopted" d={`M${adopted} 0V${HEIGHT}`} />
      <path className="before" d={`M${INSET} ${y(mean(before))}H${adopted - (GAP / 2) * step}`} />
      <path className="after" d={`M${adopted + (GAP / 2) * step} ${y(mean(after))}H${WIDTH - INSET}`} />
      {all.map((hours, week) => (
        <circle
          key={x(week)}
          className={week < before.length ? 'before' : 'after'}
          cx={x(week)}
          cy={y(hours)}
          r={week < before.length ? 3.25 : 4}
        />
      ))}
    </Drawing>
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;

  path {
    fill: none;
    stroke-width: 1.5;
  }

  .adopted {
    stroke: ${theme.color.textSubtle};
    stroke-dasharray: 3 4;
  }

  path.before {
    stroke: ${theme.color.chartBefore};
  }

  path.after {
    stroke: ${theme.color.chartAfter};
  }

  circle.before {
    fill: ${theme.color.surface};
    stroke: ${theme.color.chartBefore};
    stroke-width: 1.5;
  }

  circle.after {
    fill: ${theme.color.chartAfter};
  }

  ${media.forcedColors} {
    .before,
    .adopted {
      stroke: CanvasText;
    }

    circle.before {
      fill: Canvas;
    }

    path.after {
      stroke: Highlight;
    }

    circle.after {
      fill: Highlight;
    }
  }
`;
