import type { Report } from '@roi-insight/contracts';
import { netQuarters } from '@roi-insight/report-text';
import type { QuarterNet } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { useFormats } from '../../../../brand/index.ts';
import { theme, type } from '../../../../theme/index.ts';
import { ValuesTable } from '../../../shell/document/ValuesTable.tsx';

const Root = styled.div`
  ${type.small}
`;

const Title = styled.p`
  ${type.label}
  margin-bottom: ${theme.space[1]};
  color: ${theme.color.textMuted};
`;

const Note = styled.p`
  ${type.caption}
  margin-top: ${theme.space[2]};
  color: ${theme.color.textSubtle};
`;

interface QuarterTableProps {
  readonly report: Report;
  readonly quarters: readonly QuarterNet[];
}

/** The quarters whose sum is the net value of the year. */
export function QuarterTable({ report, quarters }: QuarterTableProps) {
  const { title, table, note } = netQuarters(useFormats(), report, quarters);
  return (
    <Root>
      <Title aria-hidden>{title}</Title>
      <ValuesTable title={title} table={table} />
      <Note>{note}</Note>
    </Root>
  );
}
