import { LandingScreen } from '@roi-insight/ui';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';

export function LandingRoute() {
  useTitle();
  return <LandingScreen chrome={useChrome()} />;
}
