import { DASHBOARD_DATA_KEY } from '../storage/storageKeys.ts';
import { type Brand, isPresenterLink, lazyModule } from '@roi-insight/ui';
import { directionOf } from '@roi-insight/report-text';
import type { ReactNode } from 'react';
import { log } from '../log.ts';
import { mount } from '../mount.tsx';
import { ECONOMICS_KEY } from '../storage/sessionStore.ts';
import { DemoBanner } from './DemoBanner.tsx';
import { brandOf, economicsOf, scenarioOf } from './presented.ts';
import { pageOf } from './pilot/pageOf.ts';
import { createPresenter } from './createPresenter.ts';
import { demoStore } from './demoStore.ts';
import { forgetDemo } from './forgetDemo.ts';
import { PRESENTER_KEY } from './presenterKey.ts';
import { openPresenter } from './openPresenter.ts';
import { createFixtureClient } from './fixtureClient.ts';
import type { PreparingDemo } from './PreparingDemo.tsx';
import { showScenario } from './showScenario.ts';
import { presetOfBuild } from './presetOfBuild.ts';
import { routeOf } from './routeOf.ts';

interface DemoPlace {
  /** The same as `base` in `Host`. */
  readonly base: string;
  readonly router: (app: ReactNode) => ReactNode;
  /** The brand with which the site was built. */
  readonly brand: Brand;
  /** The path of the address, with the base. */
  readonly path: string;
  /** Loaded on demand, because most visitors of a demo do not prepare one. */
  readonly loadPreparingDemo: () => Promise<typeof PreparingDemo>;
  /** Whether the site has more than the demo, so that the presenter can leave it. */
  readonly isPart: boolean;
}

/** The parts of a fragment: the route, if the app runs from a file, and a presenter link. */
const FRAGMENT = /^#?(\/[^#]*)?#?(.*)$/s;

/** Starts the demo with the values of this tab's last presenter link, or, if there are none, with the values of the build. */
export async function startDemo(place: DemoPlace): Promise<void> {
  const { base, router, brand: brandOfBuild, path, loadPreparingDemo, isPart } = place;
  const store = demoStore();
  const route = routeOf(path, base);
  const [, page = '', link = ''] = FRAGMENT.exec(location.hash) ?? [];
  const values = openPresenter(store, link, brandOfBuild, log);
  // Stored values survive navigation and reload, so the URL is cleared to hide the values from the audience.
  if (isPresenterLink(link) && store.isKept(PRESENTER_KEY)) {
    history.replaceState(null, '', page === '' ? location.pathname + location.search : `#${page}`);
  }
  // A link to the site itself opens the report.
  const opensReport = route === '' && isPresenterLink(link);
  if (opensReport) {
    // If a link could not be stored, it stays in the address for a reload.
    const rest = location.hash.endsWith(link) ? `#${link}` : '';
    history.replaceState(null, '', base + pageOf(scenarioOf(values)) + rest);
  }

  const presenter = createPresenter(store, values);
  const scenario = presenter.scenario();
  const brand = brandOf(values, brandOfBuild);
  // A new report removes the inputs of the report before it, but not the presenter's.
  const present = () => {
    if (store.read(ECONOMICS_KEY) === null)
      store.write(ECONOMICS_KEY, JSON.stringify(economicsOf(presenter.values(), brand)));
  };
  present();
  if ((opensReport || route === 'dashboard') && scenario !== 'pilot' && store.read(DASHBOARD_DATA_KEY) === null) {
    // If the file of reports cannot be fetched, the dashboard says that there is no report.
    await showScenario(brand, store, scenario).catch(() => undefined);
  }

  const end = () => {
    forgetDemo(store);
    location.assign(base);
  };
  document.documentElement.dir = directionOf(brand.locale);
  mount({
    brand,
    host: {
      store,
      base,
      loadClient: async () =>
        createFixtureClient({
          currency: brand.currency,
          scenario: presenter.scenario,
          onScenario: (chosen) => {
            presenter.choose(chosen);
            present();
          },
        }),
      banner: (
        <DemoBanner
          brand={brandOf(presetOfBuild, brandOfBuild)}
          presenter={presenter}
          lazyPreparingDemo={lazyModule(loadPreparingDemo)}
          onEnd={isPart ? end : null}
        />
      ),
    },
    apiUrl: location.origin,
    router,
  });
}
