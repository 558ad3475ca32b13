import type { UsageControlRow } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { textStart, theme, type } from '../../../../theme/index.ts';
import { FigureTitle } from '../../shared/figureParts.tsx';

const TONES = { verified: 'positive', contaminated: 'negative', unknown: 'neutral' } as const;

/** The teams that are compared as ones without the assistant, with what usage says about each. */
export function UsageControls({ rows }: { readonly rows: readonly UsageControlRow[] }) {
  const titleId = useId();
  return (
    <Root>
      <FigureTitle id={titleId}>Controls by usage</FigureTitle>
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Team</th>
            <th scope="col">Usage</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, status, label, reason }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <Badge tone={TONES[status]}>{label}</Badge> <Reason>{reason}</Reason>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Root>
  );
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
  tbody th {
    width: 35%;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  td:last-child {
    padding-inline-end: 0;
  }
  tr {
    break-inside: avoid;
  }
`;

const Reason = styled.span`
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;
