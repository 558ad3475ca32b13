import type { AssumptionFact } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { media, theme, type } from '../../../../theme/index.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: start;
  gap: ${theme.space[3]} ${theme.space[6]};
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space[8]};
  }
`;

const Name = styled.dt`
  ${type.caption}
  color: ${theme.color.textMuted};
`;

const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

interface AssumptionListProps extends RootProps<'dl'> {
  /** Label and value of each input, and whether it is assumed. */
  readonly items: readonly AssumptionFact[];
}

/** The inputs of the report's dollars side by side, each marked until the reader enters it. */
export function AssumptionList({ items, ...root }: AssumptionListProps) {
  return (
    <List {...root}>
      {items.map(({ name, value, assumed }) => (
        <div key={name}>
          <Name>{name}</Name>
          <Value>
            {value}
            {assumed && <Badge>default</Badge>}
          </Value>
        </div>
      ))}
    </List>
  );
}
