import { NotFoundScreen } from '@roi-insight/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { log } from '../log.ts';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';

export function NotFoundRoute() {
  useTitle('Page not found');
  const { pathname } = useLocation();
  useEffect(() => log(`No page at ${pathname}`), [pathname]);
  return <NotFoundScreen chrome={useChrome()} path={pathname} />;
}
