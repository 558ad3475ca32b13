import { ReportSection } from '@roi-insight/ui/report-section';

export function Chapter() {
  return (
    <ReportSection title="Tickets used" lead="Which tickets count, and why the rest do not.">
      <p>843 found, 344 measured.</p>
    </ReportSection>
  );
}
