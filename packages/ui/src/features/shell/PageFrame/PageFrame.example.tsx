import { PageFrame } from '@roi-insight/ui/page-frame';
import { ScreenHeading } from '@roi-insight/ui/screen-heading';

export function TermsScreen() {
  return (
    <PageFrame
      chrome={{
        hrefOf: (path) => path,
        onNavigate: (path) => location.assign(path),
        theme: 'system',
        onThemeChange: () => {},
      }}
    >
      <ScreenHeading>Terms of use</ScreenHeading>
    </PageFrame>
  );
}
