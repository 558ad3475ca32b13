import { PLACEBO_LEGEND, type PlaceboMark } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { theme, type } from '../../../../theme/index.ts';
import { PlaceboSymbol } from './PlaceboSymbol.tsx';

const Root = styled.p`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.textMuted};
  span {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;

/** Explains the symbols that the plot contains. */
export function PlaceboLegend({ marks }: { readonly marks: readonly PlaceboMark[] }) {
  return (
    <Root>
      {PLACEBO_LEGEND.filter(([kind]) => marks.some((mark) => mark.kind === kind)).map(([kind, text]) => (
        <span key={kind}>
          <PlaceboSymbol kind={kind} />
          {text}
        </span>
      ))}
    </Root>
  );
}
