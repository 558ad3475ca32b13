import type { Economics, Report } from '@roi-insight/contracts';
import {
  comparisonAnswerText,
  eventTimePlot,
  foundComparison,
  noComparisonText,
  NO_COMPARISON,
  weeksPlot,
} from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { PlotView } from '../../../shell/document/plot/PlotView.tsx';
import { paragraphs, theme } from '../../../../theme/index.ts';
import { SectionContent } from '../../shared/SectionContent/SectionContent.tsx';
import { ComparisonJudgment } from '../ComparisonJudgment/ComparisonJudgment.tsx';
import { container } from '../../shared/container.ts';
import { ProgramFacts } from './ProgramFacts.tsx';
import { TeamTable } from '../TeamTable/TeamTable.tsx';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  container-type: inline-size;
  ${paragraphs(theme.space[8])}
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]} ${theme.space[16]};
  ${container.wide} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  overflow-wrap: anywhere;
`;

interface ComparisonPanelProps extends RootProps<'div'> {
  /** The report with its comparison, or with the reason why it has none. */
  readonly report: Report;
  /** The inputs of the net value that are not in the report. */
  readonly economics: Economics;
}

/**
 * Compares the project with other teams in the same weeks, and explains which causes this rules out. Renders nothing if
 * the report has no other teams.
 */
export function ComparisonPanel({ report, economics, ...root }: ComparisonPanelProps) {
  const formats = useFormats();
  const { assistant } = useBrand();
  const { comparison } = report;
  if (comparison === undefined) return null;
  const found = foundComparison(report);
  const weeks = weeksPlot(formats, report);
  const eventTime = found && eventTimePlot(formats, found.eventTime);
  return (
    <SectionContent {...root} lead={comparisonAnswerText(formats, report, assistant)}>
      <Stack>
        {found === null ? (
          <Alert tone="warning" title={NO_COMPARISON}>
            <Reasons>
              {comparison.reasons.map(noComparisonText).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Reasons>
          </Alert>
        ) : (
          <>
            {weeks && <PlotView plot={weeks} />}
            <Columns>
              {eventTime && <PlotView plot={eventTime} />}
              <ComparisonJudgment comparison={found} />
            </Columns>
            <ProgramFacts report={report} economics={economics} />
          </>
        )}
        <TeamTable teams={comparison.teams} design={found?.design ?? null} />
      </Stack>
    </SectionContent>
  );
}
