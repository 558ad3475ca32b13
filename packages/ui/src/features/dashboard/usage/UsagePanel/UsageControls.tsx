import type { UsageControlRow } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { textStart, theme, type } from '../../../../theme/index.ts';
import { FigureTitle } from '../../shared/figureParts.tsx';

const TONES = { verified: 'positive', contaminated: 'negative', unknown: 'neutral' } as const;

/** The statuses, starting with the one that needs the most attention. */
const ORDER = ['contaminated', 'unknown', 'verified'] as const;

interface Group {
  readonly status: UsageControlRow['status'];
  readonly label: string;
  readonly reason: string;
  readonly teams: readonly UsageControlRow[];
}

/** The teams that are compared as teams without the assistant, grouped by their status according to usage. */
export function UsageControls({ rows }: { readonly rows: readonly UsageControlRow[] }) {
  const titleId = useId();
  return (
    <Root>
      <FigureTitle id={titleId}>Controls by usage</FigureTitle>
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Teams</th>
          </tr>
        </thead>
        <tbody>
          {groupsOf(rows).map(({ status, label, reason, teams }) => (
            <tr key={`${status} ${reason}`}>
              <th scope="row">
                <Badge tone={TONES[status]}>{label}</Badge>
              </th>
              <td>
                <Teams>
                  {teams.map(({ id, name }) => (
                    <li key={id}>
                      <bdi>{name}</bdi>
                    </li>
                  ))}
                </Teams>
                <Reason>{reason}</Reason>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
}

/** Teams with the same reason share a row, so that the sentence is not repeated. */
function groupsOf(rows: readonly UsageControlRow[]): readonly Group[] {
  return ORDER.flatMap((status) => {
    const ofStatus = rows.filter((row) => row.status === status);
    return [...new Set(ofStatus.map(({ reason }) => reason))].map((reason) => {
      const teams = ofStatus.filter((row) => row.reason === reason);
      return { status, label: teams[0]?.label ?? '', reason, teams };
    });
  });
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Table = styled.table`
  ${type.small}
  width: 100%;
  th,
  td {
    padding-block: ${theme.space[3]};
    padding-inline: 0 ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: ${textStart};
    vertical-align: top;
  }
  thead th {
    padding-block: ${theme.space[2]};
    border-bottom-color: ${theme.color.hairlineStrong};
    color: ${theme.color.textSubtle};
  }
  th:first-child {
    width: 9rem;
    /* Space for the border that a badge has in forced colors, because the row clips its overflow. */
    padding-inline-start: 1px;
  }
  td:last-child {
    padding-inline-end: 0;
  }
  tr {
    break-inside: avoid;
  }
`;

/** Names as running text, with commas that screen readers skip. */
const Teams = styled.ul`
  font-weight: 500;
  overflow-wrap: anywhere;
  text-wrap: pretty;

  li {
    display: inline;
  }

  li:not(:last-child)::after {
    content: ', ' / '';
  }
`;

const Reason = styled.p`
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
