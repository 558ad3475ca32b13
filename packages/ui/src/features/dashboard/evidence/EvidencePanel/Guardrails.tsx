import type { Evidence } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { guardrailRows } from '@roi-insight/report-text';
import { theme, type } from '../../../../theme/index.ts';
import { MetricValue } from '../../shared/MetricValue/MetricValue.tsx';

const Table = styled.table`
  ${type.small}
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${theme.space[2]} 0 ${theme.space[2]} ${theme.space[6]};
    border-bottom: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: end;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  thead th {
    color: ${theme.color.textSubtle};
  }
  td {
    font-weight: 600;
  }
`;

const NOT_KNOWN = 'Not known for this period';

/** What a saving must not be paid with: quality and output. */
export function Guardrails({ guardrails }: Pick<Evidence, 'guardrails'>) {
  return (
    <Table aria-label="Guardrails">
      <thead>
        <tr>
          <th scope="col">Guardrail</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {guardrailRows({ guardrails }).map(([name, before, after]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <MetricValue text={before} reason={NOT_KNOWN} />
            </td>
            <td>
              <MetricValue text={after} reason={NOT_KNOWN} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
