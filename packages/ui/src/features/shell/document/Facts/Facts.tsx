import type { Fact } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { media, theme, type } from '../../../../theme/index.ts';

const List = styled.dl`
  ${type.small}
  display: grid;
  border-top: 1px solid ${theme.color.hairline};
`;

const Line = styled.div`
  display: grid;
  gap: 0 ${theme.space[6]};
  padding-block: ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${media.tablet} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

const Name = styled.dt`
  color: ${theme.color.textSubtle};
`;

const Value = styled.dd`
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

interface FactsProps extends RootProps<'dl'> {
  /** Name, value and optional note of each fact. */
  readonly items: readonly Fact[];
}

/** Names with their values, one per line. */
export function Facts({ items, ...root }: FactsProps) {
  return (
    <List {...root}>
      {items.map(({ name, value }) => (
        <Line key={name}>
          <Name>{name}</Name>
          <Value>
            <bdi>{value}</bdi>
          </Value>
        </Line>
      ))}
    </List>
  );
}
