import { SampleReportPreview } from '@roi-insight/ui/sample-report-preview';

export function ReportInSmall() {
  return <SampleReportPreview style={{ maxWidth: '32rem' }} />;
}
