import { type CoinOutline, coinProofText } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { media, theme, type } from '../../../theme/index.ts';
import { ProofList } from '../../plan/parts/ProofList.tsx';

interface CoinProofProps {
  readonly outline: Pick<CoinOutline, 'end'>;
  /** Whether chance alone decided the coins, as far as that can be confirmed. Default true. */
  readonly isDrawn?: boolean;
}

/** What a coin plan proves and what it does not. */
export function CoinProof({ outline, isDrawn = true }: CoinProofProps) {
  const { proves, not } = coinProofText(useFormats(), outline, isDrawn);
  return (
    <Columns>
      <section>
        <h2>What it proves</h2>
        <ProofList sentences={proves} isProved />
      </section>
      <section>
        <h2>What it does not prove</h2>
        <ProofList sentences={not} />
      </section>
    </Columns>
  );
}

const Columns = styled.div`
  ${type.small}
  display: grid;
  gap: ${theme.space[8]} ${theme.space[12]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  h2 {
    ${type.subheading}
    margin-bottom: ${theme.space[3]};
  }
`;
