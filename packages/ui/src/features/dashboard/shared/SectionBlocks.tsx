import type { Economics, Report } from '@roi-insight/contracts';
import { reportSections, type SectionName } from '@roi-insight/report-text';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useBrand, useFormats } from '../../../brand/index.ts';
import { Blocks } from '../../shell/document/Blocks.tsx';
import { paragraphs, theme } from '../../../theme/index.ts';

interface SectionBlocksProps {
  readonly section: SectionName;
  readonly report: Report;
  readonly jiraUrl: string | null;
  readonly economics: Economics;
}

/** The blocks of a section, in the same order as in the PDF. Renders nothing if the report lacks the section. */
export function SectionBlocks({ section, report, jiraUrl, economics }: SectionBlocksProps) {
  const formats = useFormats();
  const brand = useBrand();
  const found = useMemo(
    () => reportSections(formats, { report, brand, jiraUrl }, economics).find(({ id }) => id === section),
    [formats, report, brand, jiraUrl, economics, section],
  );
  return <Stack>{found && <Blocks blocks={found.blocks} />}</Stack>;
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  ${paragraphs(theme.space[5])}
`;
