import { COIN_TABLE_NOTE, type CoinOutline, coinPower, coinRecommendation, coinTable } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { theme, type } from '../../../theme/index.ts';
import { PowerByLength } from '../../plan/parts/PowerByLength.tsx';

interface CoinForecastProps {
  readonly outline: CoinOutline;
  readonly isSizeUsed: boolean;
  readonly onWeeksChange: (weeks: number) => void;
}

/** What a coin plan can find, by its length, which is chosen here. */
export function CoinForecast({ outline, isSizeUsed, onWeeksChange }: CoinForecastProps) {
  const formats = useFormats();
  return (
    <Root render={<section />} aria-label="Forecast">
      <h2>What it can find</h2>
      <p>{coinRecommendation(formats, outline, isSizeUsed)}</p>
      <PowerByLength
        power={coinPower(formats, outline)}
        table={coinTable(formats, outline.forecast)}
        note={COIN_TABLE_NOTE}
        onWeeksChange={onWeeksChange}
      />
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  h2 {
    ${type.heading}
  }

  > p {
    max-width: 48rem;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;
