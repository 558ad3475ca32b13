import type { CalendarDate, Economics, Report } from '@roi-insight/contracts';
import { reportUsageNotes, UNKNOWN_SHARE, usageControls, usageFacts, usagePlot } from '@roi-insight/report-text';
import { startOffset } from '@roi-insight/roi-math';
import { type ComponentType, useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../../brand/index.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { LazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { paragraphs, screenOnly, theme } from '../../../../theme/index.ts';
import { Facts } from '../../../shell/document/Facts/Facts.tsx';
import { PlotView } from '../../../shell/document/plot/PlotView.tsx';
import { FigureNote } from '../../shared/figureParts.tsx';
import { SectionContent } from '../../shared/SectionContent/SectionContent.tsx';
import { ReplaceUsage } from './ReplaceUsage.tsx';
import { UsageControls } from './UsageControls.tsx';

interface UsagePanelProps extends RootProps<'div'> {
  /** The report whose usage is shown. */
  readonly report: Report;
  /** The inputs of the net value, which contain the price of a seat. */
  readonly economics: Economics;
  /** Analyzes the same project again with another adoption date; null if that is not possible here. */
  readonly onAnalyzeFrom: ((adopted: CalendarDate) => void) | null;
  /** Chooses other usage files; null if that is not possible here. */
  readonly files: LazyModule<ComponentType<{ readonly report: Report }>> | null;
}

/** The use of the assistant by week, and its cost. Renders nothing if the report has no usage. */
export function UsagePanel({ report, economics, onAnalyzeFrom, files, ...root }: UsagePanelProps) {
  const formats = useFormats();
  const [lead, ...notes] = useMemo(() => reportUsageNotes(formats, report), [formats, report]);
  const plots = useMemo(
    () => (report.usage?.teams[0]?.sources ?? []).flatMap((source) => usagePlot(formats, report, source) ?? []),
    [formats, report],
  );
  const { usage } = report;
  if (usage === undefined) return null;
  const sources = usage.teams[0]?.sources ?? [];
  const facts = usageFacts(formats, report, economics);
  const controls = usageControls(formats, usage);
  const adopted = report.summary_metrics.claude_adoption_date;
  const start = sources.find((source) => startOffset(source, adopted) !== null)?.observedStart ?? null;
  return (
    <SectionContent {...root} lead={lead ?? UNKNOWN_SHARE}>
      <Stack>
        {(notes.length > 0 || start !== null) && (
          <Notes>
            {notes.map((note) => (
              <FigureNote key={note}>{note}</FigureNote>
            ))}
            {start !== null && onAnalyzeFrom !== null && (
              <OnScreen>
                <Button onClick={() => onAnalyzeFrom(start)}>Analyze again with {formats.day(start)}</Button>
              </OnScreen>
            )}
          </Notes>
        )}
        {plots.map((plot) => (
          <PlotView key={plot.title} plot={plot} />
        ))}
        {facts.length > 0 && <Facts items={facts} />}
        {controls.length > 0 && <UsageControls rows={controls} />}
        {files !== null && <ReplaceUsage report={report} module={files} />}
      </Stack>
    </SectionContent>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  ${paragraphs(theme.space[6])}
`;

const Notes = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  ${paragraphs(theme.space[2])}
`;

/** The padding leaves space for focus rings, because the row clips its overflow. */
const OnScreen = styled.div`
  ${screenOnly}
  padding-inline: ${theme.space[1]};
  padding-top: ${theme.space[2]};
`;
