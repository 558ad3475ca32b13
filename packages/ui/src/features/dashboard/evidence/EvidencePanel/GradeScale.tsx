import type { Grade, Report } from '@roi-insight/contracts';
import { gradeScale } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { Badge } from '../../../../primitives/Badge/Badge.tsx';
import { theme, type } from '../../../../theme/index.ts';

const List = styled.ul`
  ${type.small}
  border-top: 1px solid ${theme.color.hairline};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 0.75rem minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  align-items: baseline;
  padding-block: ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.hairline};
  color: ${theme.color.textMuted};
  &[aria-current] {
    color: ${theme.color.text};
    font-weight: 600;
  }
`;

interface GradeScaleProps {
  readonly report: Report;
  readonly grade: Grade;
}

/** The meaning of each grade, with the report's grade marked. */
export function GradeScale({ report, grade: present }: GradeScaleProps) {
  return (
    <List aria-label="Evidence grades">
      {gradeScale(report).map(([grade, meaning]) => (
        <Item key={grade} aria-current={grade === present || undefined}>
          <span>{grade}</span>
          <span>{meaning}</span>
          {grade === present && <Badge tone="accent">this report</Badge>}
        </Item>
      ))}
    </List>
  );
}
