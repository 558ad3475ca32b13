import type { Fact } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { theme, type } from '../../../theme/index.ts';

interface FactRowProps {
  readonly facts: readonly Fact[];
}

/** Facts side by side, with the ranges of amounts below them. */
export function FactRow({ facts }: FactRowProps) {
  return (
    <List>
      {facts.map(({ name, value, range = null }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {range !== null && <dd data-range>{range}</dd>}
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
  font-variant-numeric: tabular-nums;

  dt {
    ${type.label}
    color: ${theme.color.textSubtle};
  }

  dd {
    ${type.figureSmall}
    overflow-wrap: anywhere;
  }

  [data-range] {
    ${type.caption}
    color: ${theme.color.textMuted};
  }
`;
