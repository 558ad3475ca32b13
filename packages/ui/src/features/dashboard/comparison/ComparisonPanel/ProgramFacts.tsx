import type { Economics, Report } from '@roi-insight/contracts';
import { programText } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { theme } from '../../../../theme/index.ts';
import { Facts } from '../../../shell/document/Facts/Facts.tsx';
import { FigureNote, FigureTitle } from '../../shared/figureParts.tsx';
import { useFormats } from '../../../../brand/index.ts';

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

interface ProgramFactsProps {
  readonly report: Report;
  readonly economics: Economics;
}

/** The total saving of all adopters, in hours and dollars. Renders nothing for a single adopter. */
export function ProgramFacts({ report, economics }: ProgramFactsProps) {
  const formats = useFormats();
  const program = programText(formats, report, economics);
  if (program === null) return null;
  return (
    <Root>
      <FigureTitle>{program.title}</FigureTitle>
      <Facts items={program.facts} />
      <FigureNote>{program.note}</FigureNote>
    </Root>
  );
}
