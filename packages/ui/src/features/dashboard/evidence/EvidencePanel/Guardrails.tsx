import type { Evidence } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { GUARDRAIL_QUESTION, guardrailRows } from '@roi-insight/report-text';
import { textStart, theme, type } from '../../../../theme/index.ts';
import { MetricValue } from '../../shared/MetricValue/MetricValue.tsx';
import { useFormats } from '../../../../brand/index.ts';

const Table = styled.table`
  ${type.small}
  width: 100%;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding-block: ${theme.space[2]};
    padding-inline: ${theme.space[6]} 0;
    border-bottom: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: end;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: ${textStart};
  }
  thead th {
    color: ${theme.color.textSubtle};
  }
  td {
    font-weight: 600;
    vertical-align: top;
  }
`;

const JUDGMENT_INK = { better: theme.color.positive, worse: theme.color.negative, neutral: theme.color.textSubtle };

const Judgment = styled.span`
  ${type.caption}
  display: block;
`;

const NOT_KNOWN = 'Unknown for this period';

/** Whether the saving came at the expense of quality or output. */
export function Guardrails({ evidence }: { readonly evidence: Evidence }) {
  const formats = useFormats();
  return (
    <Table aria-label={GUARDRAIL_QUESTION}>
      <thead>
        <tr>
          <th scope="col">{GUARDRAIL_QUESTION}</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {guardrailRows(formats, evidence).map(({ name, before, after, judgment }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {judgment && <Judgment style={{ color: JUDGMENT_INK[judgment.tone] }}>{judgment.text}</Judgment>}
            </th>
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
