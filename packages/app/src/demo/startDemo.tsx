import { DASHBOARD_DATA_KEY } from '../storage/storageKeys.ts';
import { readPresenterLink } from '@roi-insight/ui';
import { createFormats, directionOf } from '@roi-insight/report-text';
import type { ReactNode } from 'react';
import { brandOfBuild } from '../brandOfBuild.ts';
import { log } from '../log.ts';
import { mount } from '../mount.tsx';
import { createSessionStore, ECONOMICS_KEY } from '../storage/sessionStore.ts';
import { DemoBanner } from './DemoBanner.tsx';
import { brandOf, economicsOf, scenarioOf } from './presented.ts';
import { keepScenario, openPresenterLink, PRESENTER_KEY, readPresenter, showScenario } from './presenterStore.ts';
import { readPreset } from './readPreset.ts';

interface DemoPlace {
  /** As `Host` has it. */
  readonly base: string;
  readonly router: (app: ReactNode) => ReactNode;
  readonly isDashboard: boolean;
}

/** A fragment: the address of a page, if the app runs from a file, and a presenter link. */
const FRAGMENT = /^#?(\/[^#]*)?#?(.*)$/s;

/** Starts the demo: as the last presenter link of this tab says, else as the build says. */
export async function startDemo({ base, router, isDashboard }: DemoPlace): Promise<void> {
  const store = createSessionStore(() => sessionStorage);
  const preset = readPreset(import.meta.env);
  const [, page = '', link = ''] = FRAGMENT.exec(location.hash) ?? [];
  // What is stored survives every navigation and a reload; the address then shows nothing of it to an audience.
  if (openPresenterLink(store, link, preset, log) && store.isKept(PRESENTER_KEY)) {
    history.replaceState(null, '', page === '' ? location.pathname + location.search : `#${page}`);
  }
  window.addEventListener('hashchange', () => {
    const [, , opened = ''] = FRAGMENT.exec(location.hash) ?? [];
    if (readPresenterLink(opened, preset) !== null) location.reload();
  });

  const values = readPresenter(store.read(PRESENTER_KEY), preset);
  const brand = brandOf(values, brandOfBuild);
  if (store.read(ECONOMICS_KEY) === null) store.write(ECONOMICS_KEY, JSON.stringify(economicsOf(values)));
  if (isDashboard && store.read(DASHBOARD_DATA_KEY) === null) {
    // Without the file of the report, the dashboard says that there is none.
    await showScenario(createFormats(brand), store, scenarioOf(values)).catch(() => undefined);
  }

  document.documentElement.dir = directionOf(brand.locale);
  mount({
    brand,
    host: {
      store,
      base,
      loadClient: async () => {
        const { createFixtureClient } = await import('./fixtureClient.ts');
        return createFixtureClient({
          scenario: () => scenarioOf(readPresenter(store.read(PRESENTER_KEY), preset)),
          onScenario: (scenario) => keepScenario(store, scenario, preset),
        });
      },
      banner: <DemoBanner brand={brandOf(preset, brandOfBuild)} preset={preset} />,
    },
    apiUrl: location.origin,
    router,
  });
}
