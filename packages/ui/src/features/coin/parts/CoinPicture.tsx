import { COIN_CHART_REAL, COIN_CHART_SIDES, COIN_CHART_TITLE, coinChart } from '@roi-insight/report-text';
import type { CoinRead } from '@roi-insight/roi-math';
import { useMemo } from 'react';
import { useFormats } from '../../../brand/index.ts';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { ChancePicture } from '../../planReport/parts/ChancePicture.tsx';

interface CoinPictureProps extends RootProps<'figure'> {
  /** The result of a coin plan. */
  readonly result: CoinRead;
}

/** What other draws of coins would have shown, with the real one marked. */
export function CoinPicture({ result, ...root }: CoinPictureProps) {
  const formats = useFormats();
  const chart = useMemo(() => coinChart(formats, result), [formats, result]);
  return (
    <ChancePicture {...root} chart={chart} title={COIN_CHART_TITLE} real={COIN_CHART_REAL} sides={COIN_CHART_SIDES} />
  );
}
