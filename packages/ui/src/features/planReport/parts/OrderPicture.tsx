import { ORDER_CHART_REAL, ORDER_CHART_SIDES, ORDER_CHART_TITLE, orderChart } from '@roi-insight/report-text';
import type { PlanRead } from '@roi-insight/roi-math';
import { useMemo } from 'react';
import { useFormats } from '../../../brand/index.ts';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { ChancePicture } from './ChancePicture.tsx';

interface OrderPictureProps extends RootProps<'figure'> {
  /** The result of a plan. */
  readonly result: PlanRead;
}

/** The orders that could have been drawn, by the difference that each would show, with the drawn one marked. */
export function OrderPicture({ result, ...root }: OrderPictureProps) {
  const formats = useFormats();
  const chart = useMemo(() => orderChart(formats, result), [formats, result]);
  return (
    <ChancePicture
      {...root}
      chart={chart}
      title={ORDER_CHART_TITLE}
      real={ORDER_CHART_REAL}
      sides={ORDER_CHART_SIDES}
    />
  );
}
