import type { Economics, Report } from '@roi-insight/contracts';
import { answerText, type Brand, createFormats, verdictShortText } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { theme, type } from '../../../theme/index.ts';

/** The report header that a link shows. */
export interface DemoPreview {
  readonly brand: Brand;
  readonly report: Report;
  readonly economics: Economics;
}

/** The report header as a prospect will see it. */
export function DemoSpecimen({ brand, report, economics }: DemoPreview) {
  const formats = createFormats(brand);
  const { title, figure, range } = answerText(formats, report, economics);
  const { evidence } = report;
  return (
    <Card>
      <Bar>
        <bdi>{brand.company}</bdi>
        <Badge tone="accent">Sample data</Badge>
        <bdi>{brand.product}</bdi>
      </Bar>
      <strong>
        Your <bdi>{brand.assistant}</bdi> ROI Report
      </strong>
      <p>{verdictShortText(formats, report)}</p>
      <dl>
        <div>
          <dt>{title}</dt>
          <dd>
            <b>{figure}</b>
            {range !== null && <small> {range}</small>}
          </dd>
        </div>
        {evidence !== undefined && (
          <div>
            <dt>Evidence grade</dt>
            <dd>{evidence.grade}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.canvas};
  overflow-wrap: anywhere;

  > strong {
    ${type.heading}
  }
  > p {
    color: ${theme.color.textMuted};
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[8]};
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dt {
    ${type.caption}
    color: ${theme.color.textSubtle};
  }
  dd {
    margin: 0;
  }
  small {
    ${type.caption}
    color: ${theme.color.textMuted};
  }
`;

const Bar = styled.div`
  ${type.label}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding-bottom: ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.hairline};
  color: ${theme.color.textMuted};
`;
