import { type HistoryRow, MISSING, previousRunText, type ProjectHistory } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { focusRing, media, screenOnly, textStart, theme, type } from '../../../theme/index.ts';

const Table = styled.table`
  ${type.small}
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  caption {
    ${type.subheading}
    padding-bottom: ${theme.space[3]};
    text-align: ${textStart};
  }
  th,
  td {
    padding-block: ${theme.space[3]};
    padding-inline: 0 ${theme.space[3]};
    font-weight: 400;
    text-align: ${textStart};
    vertical-align: top;
    overflow-wrap: break-word;
  }
  td[colspan] {
    padding-bottom: 0;
  }
  /* Hidden columns do not get any width. */
  thead th {
    width: 33.3%;
    padding-block: ${theme.space[2]};
    border-bottom: 1px solid ${theme.color.hairlineStrong};
    color: ${theme.color.textSubtle};
  }
  tbody {
    border-bottom: 1px solid ${theme.color.hairline};
    break-inside: avoid;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  small {
    ${type.caption}
    display: block;
    color: ${theme.color.textSubtle};
  }
  /* Columns that do not fit on a phone, where their values are below the date. */
  [data-wide] {
    display: none;
  }
  ${media.tablet} {
    [data-wide] {
      display: table-cell;
    }
    [data-narrow] {
      display: none;
    }
    thead th {
      width: auto;
    }
    thead th:nth-child(-n + 2) {
      width: 18%;
    }
    thead th:last-child {
      width: 7rem;
    }
  }
`;

const Open = styled.button`
  ${type.caption}
  ${focusRing}
  padding: ${theme.space[1]} 0;
  border: 0;
  border-radius: ${theme.radius.sm};
  background: none;
  color: ${theme.color.accentText};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  text-align: ${textStart};
  cursor: pointer;
  ${screenOnly}
`;

const Changes = styled.div`
  ${type.caption}
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
  &:has(strong) {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-inline-start: 3px solid ${theme.color.warning};
    background: ${theme.color.warningSoft};
  }
  strong {
    color: ${theme.color.warning};
  }
`;

const LeftOut = styled.ul`
  ${type.caption}
  padding-bottom: ${theme.space[3]};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

interface HistoryTableProps extends RootProps<'table'> {
  readonly history: Pick<ProjectHistory, 'project' | 'rows'>;
  /** Opens the report of a run. */
  readonly onOpen: (id: string) => void;
}

/** Every run with its results, and between runs the differences in their inputs. */
export function HistoryTable({ history: { project, rows }, onOpen, ...root }: HistoryTableProps) {
  return (
    <Table {...root}>
      <caption>
        Runs of <bdi>{project}</bdi>, from first to latest
      </caption>
      <thead>
        <tr>
          <th scope="col">Run</th>
          <th scope="col" data-wide>
            Weeks after adoption
          </th>
          <th scope="col">
            Verdict
            <small>95% interval</small>
          </th>
          <th scope="col">
            Net
            <small>cautious to optimistic</small>
          </th>
          <th scope="col" data-wide>
            Evidence grade
          </th>
        </tr>
      </thead>
      {rows.map((row) => (
        <Run key={row.id} row={row} onOpen={() => onOpen(row.id)} />
      ))}
    </Table>
  );
}

function Run({ row, onOpen }: { readonly row: HistoryRow; readonly onOpen: () => void }) {
  const { changes, clock, fileName, window, verdict, interval, grade, quality, net, leftOut } = row;
  const day = row.day === MISSING ? 'Date not stated' : row.day;
  const made = clock === null ? day : `${day}, ${clock}`;
  return (
    <tbody>
      {changes !== null && (
        <tr>
          <td colSpan={5}>
            <Changes>
              {changes.caution !== null && <strong>{changes.caution}</strong>}
              {previousRunText(changes)}
            </Changes>
          </td>
        </tr>
      )}
      <tr>
        <th scope="row">
          <strong>{made}</strong>
          <small data-narrow>
            {window}
            <br />
            Grade {grade}
          </small>
          <Open type="button" onClick={onOpen} aria-label={`Open report of ${made}`}>
            Open report
          </Open>
          <small>
            <bdi>{fileName}</bdi>
          </small>
        </th>
        <td data-wide>{window}</td>
        <td>
          <strong>{verdict}</strong>
          <small>{interval === MISSING ? 'No interval' : interval}</small>
          {quality !== MISSING && <small>Quality: {quality}</small>}
        </td>
        <td>
          <strong>{net.figure}</strong>
          {net.range !== null && <small>{net.range}</small>}
          <small>{net.isAmount ? net.title : net.note}</small>
        </td>
        <td data-wide>{grade}</td>
      </tr>
      {leftOut.length > 0 && (
        <tr>
          <td colSpan={5}>
            <LeftOut>
              {leftOut.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </LeftOut>
          </td>
        </tr>
      )}
    </tbody>
  );
}
