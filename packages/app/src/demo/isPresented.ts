import { isPresenterLink } from '@roi-insight/ui';
import type { SessionStore } from '../storage/sessionStore.ts';

/** Key of the values of this tab's last presenter link. Also in `public/first-paint.js`. */
export const PRESENTER_KEY = 'presenter';

/** Whether this tab shows a demo: it has opened a presenter link. */
export const isPresented = (store: SessionStore): boolean =>
  isPresenterLink(location.hash.slice(1)) || store.read(PRESENTER_KEY) !== null;
