import { TopBar } from '@roi-insight/ui/top-bar';

export function ReportTopBar() {
  return (
    <TopBar
      chrome={{
        hrefOf: (path) => path,
        onNavigate: (path) => location.assign(path),
        theme: 'system',
        onThemeChange: () => {},
      }}
      pdf={{ kind: 'done', fileName: 'roi-report.pdf' }}
      onDownloadPdf={() => print()}
    />
  );
}
