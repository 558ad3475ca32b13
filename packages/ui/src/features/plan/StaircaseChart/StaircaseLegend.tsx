import { STAIRCASE_LEGEND, type StaircaseRow } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { hatched, legend, media, theme } from '../../../theme/index.ts';

/** Explains the patterns of the bars. */
export function StaircaseLegend({ rows }: { readonly rows: readonly StaircaseRow[] }) {
  const hasRamp = rows.some(({ from, full }) => full > from);
  return (
    <Legend>
      <span>
        <i data-look="waits" aria-hidden />
        {STAIRCASE_LEGEND.waits}
      </span>
      {hasRamp && (
        <span>
          <i data-look="ramp" aria-hidden />
          {STAIRCASE_LEGEND.ramp}
        </span>
      )}
      <span>
        <i data-look="uses" aria-hidden />
        {STAIRCASE_LEGEND.uses}
      </span>
    </Legend>
  );
}

const Legend = styled.p`
  ${legend}

  i {
    width: 1.25rem;
    height: 0.75rem;
    border-radius: 3px;
    background: ${theme.color.chartAfter};
    print-color-adjust: exact;

    &[data-look='waits'] {
      ${hatched}
      background-color: transparent;
      outline: 1px solid color-mix(in srgb, ${theme.color.chartBefore} 38%, transparent);
    }

    &[data-look='ramp'] {
      background: linear-gradient(
        to right,
        color-mix(in srgb, ${theme.color.chartAfter} 34%, ${theme.color.surface}),
        ${theme.color.chartAfter}
      );
    }

    ${media.forcedColors} {
      border: 1px dashed GrayText;

      &[data-look='uses'],
      &[data-look='ramp'] {
        border: 0.375rem solid CanvasText;
      }
    }
  }
`;
