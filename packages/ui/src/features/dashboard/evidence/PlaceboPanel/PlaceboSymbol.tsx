import type { PlaceboMark } from '@roi-insight/report-text';
import { PlaceboDot } from './PlaceboDot.tsx';
import { Ink } from './placeboInk.ts';

/** The symbol of a date, for use beside text. */
export function PlaceboSymbol({ kind }: Pick<PlaceboMark, 'kind'>) {
  return (
    <svg width={16} height={16} viewBox="-8 -8 16 16" aria-hidden>
      <Ink $kind={kind}>
        <PlaceboDot kind={kind} />
      </Ink>
    </svg>
  );
}
