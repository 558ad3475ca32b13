import type { ComparedTeam, ComparisonDesign } from '@roi-insight/contracts';
import { MISSING, missingTeamValues, type TeamRow, teamRows, teamsNote } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { textStart, theme, type } from '../../../../theme/index.ts';
import { MetricValue } from '../../shared/MetricValue/MetricValue.tsx';
import { FigureNote, FigureTitle } from '../../shared/figureParts.tsx';
import { container } from '../../shared/container.ts';
import { useFormats } from '../../../../brand/index.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
`;

const Table = styled.table`
  ${type.small}
  width: 100%;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding-block: ${theme.space[3]};
    padding-inline: ${theme.space[4]} 0;
    border-bottom: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: ${textStart};
    vertical-align: top;
  }
  th:first-child {
    padding-inline-start: 0;
  }
  thead th {
    padding-block: ${theme.space[2]};
    border-bottom-color: ${theme.color.hairlineStrong};
    color: ${theme.color.textSubtle};
    vertical-align: bottom;
  }
  [data-figure] {
    text-align: end;
    white-space: nowrap;
  }
  tr {
    break-inside: avoid;
  }
`;

/** Columns for which a phone has no space. Their values are below the name instead. */
const Wide = styled.td`
  && {
    display: none;
    ${container.medium} {
      display: table-cell;
    }
  }
`;

const Name = styled.span<{ $isOwn: boolean }>`
  color: ${({ $isOwn }) => ($isOwn ? theme.color.accentText : theme.color.text)};
  font-weight: ${({ $isOwn }) => ($isOwn ? 600 : 500)};
  overflow-wrap: anywhere;
`;

const Below = styled.span`
  ${type.caption}
  display: block;
  color: ${theme.color.textSubtle};
`;

/** Breaks into two lines if one line is too narrow. */
const Range = styled(Below)`
  max-width: 6.5rem;
  margin-inline-start: auto;
  white-space: normal;
  ${container.medium} {
    max-width: none;
    white-space: nowrap;
  }
`;

const Narrow = styled(Below)`
  ${container.medium} {
    display: none;
  }
`;

const Reason = styled(Below)`
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

interface TeamTableProps extends RootProps<'div'> {
  /** All requested teams, including excluded ones. */
  readonly teams: readonly ComparedTeam[];
  /** How the teams are compared; null if they cannot be compared. */
  readonly design: ComparisonDesign | null;
}

/** All teams with their role in the comparison, or the reason for excluding them. */
export function TeamTable({ teams, design, ...root }: TeamTableProps) {
  const formats = useFormats();
  const titleId = useId();
  return (
    <Root {...root}>
      <FigureTitle id={titleId}>Teams</FigureTitle>
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">Team</th>
            <Wide as="th" scope="col">
              Role
            </Wide>
            <Wide as="th" scope="col">
              Adopted
            </Wide>
            <th scope="col" data-figure>
              Tickets
              <Below>before, after</Below>
            </th>
            <Wide as="th" scope="col" data-figure>
              Weight
            </Wide>
            <th scope="col" data-figure>
              Own change
              <Below>95% interval</Below>
            </th>
          </tr>
        </thead>
        <tbody>
          {teamRows(formats, teams).map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </Table>
      {design !== null && <FigureNote>{teamsNote(design)}</FigureNote>}
    </Root>
  );
}

function Row({ row }: { readonly row: TeamRow }) {
  const { name, role, adopted, tickets, weight, change, range, reason, isOwn } = row;
  return (
    <tr>
      <th scope="row">
        <Name $isOwn={isOwn}>
          <bdi>{name}</bdi>
        </Name>
        {isOwn && <Below>this report</Below>}
        <Narrow>
          {role}
          {adopted !== 'No' && `, adopted ${adopted}`}
          {weight !== MISSING && `, weight ${weight}`}
        </Narrow>
        {reason !== null && <Reason>{reason}</Reason>}
      </th>
      <Wide>{role}</Wide>
      <Wide>{adopted}</Wide>
      <td data-figure>
        <MetricValue text={tickets} reason={missingTeamValues.tickets} />
      </td>
      <Wide data-figure>
        <MetricValue text={weight} reason={isOwn ? missingTeamValues.ownWeight : missingTeamValues.weight} />
      </Wide>
      <td data-figure>
        <MetricValue text={change} reason={missingTeamValues.change} />
        {range !== null && <Range>{range}</Range>}
      </td>
    </tr>
  );
}
