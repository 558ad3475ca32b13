import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultBrand, reportHistory } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { HistoryChart } from '@roi-insight/ui/history-chart';
import { useFormats } from '@roi-insight/ui/brand';

/** Two reports of one project. */
const files = ['2025-11-24', '2025-12-29'].map((day) => {
  const { provenance, ...figures } = clearWin;
  const report = {
    ...figures,
    ...(provenance && { provenance: { ...provenance, fetched_at: `${day}T14:00:00.000Z` } }),
  };
  return {
    id: day,
    fileName: `roi-report-${day}.json`,
    run: { report, brand: defaultBrand, economics: defaultEconomics, jiraUrl: null, projectName: null },
  };
});

export function History() {
  const formats = useFormats();
  return reportHistory(formats, files).map(({ project, chart }) => <HistoryChart key={project} chart={chart} />);
}
