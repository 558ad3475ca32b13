import { type Brand, DemoRibbon, lazyModule, type Scenario, useFormats, useLazyModule } from '@roi-insight/ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import type { Presenter } from './createPresenter.ts';

/** A separate chunk: most visitors of a demo do not prepare one. */
const lazyPreparingDemo = lazyModule(async () => (await import('./PreparingDemo.tsx')).PreparingDemo);

/** The report of a scenario needs the parsers, which the first page does not. */
const lazyShowScenario = lazyModule(async () => (await import('./showScenario.ts')).showScenario);

interface DemoBannerProps {
  /** The names of the build. */
  readonly brand: Brand;
  readonly presenter: Presenter;
}

/** The ribbon above every page of the demo, with the presenter's tools. */
export function DemoBanner({ brand, presenter }: DemoBannerProps) {
  const formats = useFormats();
  const { store } = useHost();
  const [, analysis] = useAnalysis();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const preparing = useLazyModule(lazyPreparingDemo, isOpen);
  const values = useSyncExternalStore(store.subscribe, presenter.values);
  const scenario = presenter.scenario();
  // The scenario on screen while another one is being fetched; null otherwise.
  const shown = useRef<Scenario | null>(null);
  const show = async (chosen: Scenario) => {
    shown.current ??= scenario;
    presenter.choose(chosen);
    const isLatest = () => presenter.scenario() === chosen;
    try {
      const showScenario = await lazyShowScenario.load();
      await showScenario(formats, store, chosen);
      shown.current = isLatest() ? null : chosen;
    } catch {
      // A later choice goes on, and ends by itself.
      if (!isLatest() || shown.current === null) return;
      presenter.choose(shown.current);
      shown.current = null;
    }
  };
  return (
    <>
      <DemoRibbon
        scenario={pathname.startsWith('/dashboard') ? scenario : null}
        onScenario={(chosen) => {
          analysis.cancel();
          analysis.dismiss();
          void show(chosen);
        }}
        onPrepare={() => {
          if (preparing.kind === 'failed') preparing.retry();
          setIsOpen(true);
        }}
      />
      {preparing.kind === 'ready' && (
        <preparing.value
          brand={brand}
          values={{ ...values, demo: scenario }}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
