import type { Report } from '@roi-insight/contracts';
import { firstQuarterText, quarterCourse, quarterNotes, quarterText, quartersPlot } from '@roi-insight/report-text';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../../brand/index.ts';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { paragraphs, theme } from '../../../../theme/index.ts';
import { PlotView } from '../../../shell/document/plot/PlotView.tsx';
import { container } from '../../shared/container.ts';
import { FigureNote } from '../../shared/figureParts.tsx';
import { SectionContent } from '../../shared/SectionContent/SectionContent.tsx';

const Stack = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[8]} ${theme.space[16]};
  ${container.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  ${paragraphs(theme.space[6])}
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};
  ${paragraphs(theme.space[4])}
`;

const Sentences = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
`;

const Notes = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ${paragraphs(theme.space[2])}
`;

interface QuartersPanelProps extends RootProps<'div'> {
  /** The report whose later quarters are shown. */
  readonly report: Report;
}

/**
 * The course of the effect after the first quarter: each quarter with its range. Renders nothing if the report
 * describes only the first quarter.
 */
export function QuartersPanel({ report, ...root }: QuartersPanelProps) {
  const formats = useFormats();
  const course = useMemo(() => quarterCourse(report), [report]);
  if (course === null) return null;
  const { first, quarters } = course;
  return (
    <SectionContent {...root} lead={firstQuarterText(formats, report, course)}>
      <Stack>
        <Columns>
          <PlotView plot={quartersPlot(formats, course)} />
          <Words>
            <Sentences>
              {quarters.slice(1).map((one) => (
                <li key={one.number}>{quarterText(formats, first, one)}</li>
              ))}
            </Sentences>
            <Notes>
              {quarterNotes(report, course).map((note) => (
                <FigureNote key={note}>{note}</FigureNote>
              ))}
            </Notes>
          </Words>
        </Columns>
      </Stack>
    </SectionContent>
  );
}
