import { DashboardScreen, type ScreenChrome, sectionOf, useBrand } from '@roi-insight/ui';
import { useLocation } from 'react-router-dom';
import { contactHref } from '../contactHref.ts';
import { useDashboard } from '../routes/useDashboard.ts';
import { useFocusHeading } from '../routes/useFocusHeading.ts';
import { useReportFiles } from '../routes/useReportFiles.ts';
import { useUnreadableWeeks } from '../routes/useUnreadableWeeks.ts';

interface OrganizationReportProps {
  /** Its addresses of the form lead to the form of the organization. */
  readonly chrome: ScreenChrome;
  readonly onStartOver: () => void;
}

/** The stored report on an organization. */
export function OrganizationReport({ chrome, onStartOver }: OrganizationReportProps) {
  const brand = useBrand();
  const dashboard = useDashboard();
  useFocusHeading(dashboard.state.kind);
  useUnreadableWeeks(dashboard.state);
  const files = useReportFiles(dashboard.state, dashboard.economics, dashboard.names);
  const { hash } = useLocation();
  return (
    <DashboardScreen
      chrome={chrome}
      {...dashboard}
      {...files}
      scope={{ kind: 'unknown' }}
      onAnalyzeAgain={onStartOver}
      initialSection={sectionOf(hash)}
      contactHref={contactHref(brand)}
      onCancelAnalysis={onStartOver}
    />
  );
}
