import { PageHeader } from '@roi-insight/ui/page-header';

export function Header() {
  return (
    <PageHeader
      chrome={{
        hrefOf: (path) => path,
        onNavigate: (path) => location.assign(path),
        theme: 'system',
        onThemeChange: () => {},
      }}
    />
  );
}
