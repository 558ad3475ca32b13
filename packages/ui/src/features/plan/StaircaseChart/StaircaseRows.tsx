import type { StaircaseRow } from '@roi-insight/report-text';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { media, theme, type } from '../../../theme/index.ts';
import { drawn, StaircaseTrack } from './StaircaseTrack.tsx';

interface StaircaseRowsProps extends Omit<ComponentProps<typeof StaircaseTrack>, 'row'> {
  readonly rows: readonly StaircaseRow[];
}

/** The teams as a list: name, bar and day of the start. */
export function StaircaseRows({ rows, ...days }: StaircaseRowsProps) {
  const middle = (rows.length - 1) / 2;
  return (
    <List>
      {rows.map((row, index) => (
        <Row key={row.id} style={{ '--from': middle - index, '--index': index }}>
          <Name data-team={row.isTeam || undefined} title={row.name}>
            <bdi>{row.name}</bdi>
          </Name>
          <StaircaseTrack row={row} {...days} />
          <When>
            {row.when}
            {row.deviation && <strong>{row.deviation.text}</strong>}
          </When>
        </Row>
      ))}
    </List>
  );
}

const List = styled.ol`
  position: relative;
  list-style: none;
`;

const wideRow = css`
  && {
    grid-template: 'name track when' var(--row) / var(--name) minmax(0, 1fr) var(--when);
    align-items: center;
    gap: 0;
    padding-block: 0;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template: 'name when' auto 'track track' 1rem / minmax(0, 1fr) auto;
  gap: 0 ${theme.space[3]};
  padding-block: ${theme.space[1]} ${theme.space[2]};

  [data-dense] & {
    padding-block: 0 ${theme.space[1]};
    grid-template-rows: auto 0.75rem;
  }

  ${media.tablet} {
    ${wideRow}
  }

  ${media.print} {
    ${wideRow}
  }

  ${drawn}
`;

/** The name of a team, or a muted place in the order. */
const Name = styled.span`
  ${type.small}
  grid-area: name;
  overflow: hidden;
  padding-inline-end: ${theme.space[4]};
  color: ${theme.color.textSubtle};
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-team] {
    color: ${theme.color.text};
    font-weight: 550;
  }
`;

const When = styled.span`
  ${type.caption}
  grid-area: when;
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > strong {
    display: block;
    color: ${theme.color.warning};
    font-weight: 600;
  }

  ${media.tablet} {
    padding-inline-start: ${theme.space[4]};
  }
`;
