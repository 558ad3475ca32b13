import { type Brand, DemoRibbon, lazyModule, useFormats, useLazyModule } from '@roi-insight/ui';
import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import type { PreparingDemo } from './PreparingDemo.tsx';
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
  const [isWanted, setIsWanted] = useState(false);
  const values = useSyncExternalStore(store.subscribe, presenter.values);
  const scenario = presenter.scenario();
  return (
    <>
      <DemoRibbon
        scenario={pathname.startsWith('/dashboard') ? scenario : null}
        onScenario={(chosen) => {
          analysis.cancel();
          analysis.dismiss();
          presenter.choose(chosen);
          void lazyShowScenario
            .load()
            .then((showScenario) => showScenario(formats, store, chosen))
            .catch(() => presenter.choose(scenario));
        }}
        onPrepare={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      />
      {isWanted && (
        <Preparing
          brand={brand}
          values={{ ...values, demo: scenario }}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function Preparing(props: ComponentProps<typeof PreparingDemo>) {
  const preparing = useLazyModule(lazyPreparingDemo);
  return preparing.kind === 'ready' ? <preparing.value {...props} /> : null;
}
