import {
  type Brand,
  type LazyModule,
  lazyModule,
  SampleRibbon,
  type Scenario,
  useBrand,
  useLazyModule,
} from '@roi-insight/ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import type { Presenter } from './createPresenter.ts';
import { pageOf } from './pilot/pageOf.ts';
import type { PreparingDemo } from './PreparingDemo.tsx';
import { showScenario } from './showScenario.ts';
import { useFullScreen } from './useFullScreen.ts';
import { usePilot } from './pilot/usePilot.ts';

/** The bar is fetched after the first paint, which does not need it. */
const lazyPresenterBar = lazyModule(async () => (await import('@roi-insight/ui/presenter-bar')).PresenterBar);

/** Key of the flag that says whether the presenter has hidden the controls. */
const HIDDEN_KEY = 'presenterHidden';

interface DemoBannerProps {
  /** The brand of the build, without the values of a presenter link. */
  readonly brand: Brand;
  readonly presenter: Presenter;
  readonly lazyPreparingDemo: LazyModule<typeof PreparingDemo>;
  /** Leaves the demo; null if the site contains only the demo. */
  readonly onEnd: (() => void) | null;
}

/** The notice above every page of the demo, and the presenter's controls at the bottom of the window. */
export function DemoBanner({ brand, presenter, lazyPreparingDemo, onEnd }: DemoBannerProps) {
  const shownBrand = useBrand();
  const { store } = useHost();
  const [, analysis] = useAnalysis();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const fullScreen = useFullScreen();
  const [isOpen, setIsOpen] = useState(false);
  const bar = useLazyModule(lazyPresenterBar);
  const preparing = useLazyModule(lazyPreparingDemo, isOpen);
  const values = useSyncExternalStore(store.subscribe, presenter.values);
  const isHidden = useSyncExternalStore(store.subscribe, () => store.read(HIDDEN_KEY) !== null);
  const scenario = presenter.scenario();
  // The scenario on screen while another one is being fetched; null otherwise.
  const shown = useRef<Scenario | null>(null);
  const isPilot = pathname.startsWith('/plan/report');
  const [pilot, setPilot] = usePilot(isPilot && scenario === 'pilot');
  const isReport = isPilot || pathname.startsWith('/dashboard');
  const show = async (chosen: Scenario) => {
    shown.current ??= scenario;
    presenter.choose(chosen);
    const isLatest = () => presenter.scenario() === chosen;
    try {
      if (chosen !== 'pilot') await showScenario(shownBrand, store, chosen);
      shown.current = isLatest() ? null : chosen;
      // Each report starts at its top. "Back" returns to the page before the demo instead of through all scenarios.
      void navigate(`/${pageOf(chosen)}`, { replace: isReport });
    } catch {
      // If a later choice is still being fetched, there is nothing to do here.
      if (!isLatest() || shown.current === null) return;
      presenter.choose(shown.current);
      shown.current = null;
    }
  };
  return (
    <>
      <SampleRibbon />
      {bar.kind === 'ready' &&
        createPortal(
          <bar.value
            scenario={isReport && isPilot === (scenario === 'pilot') ? scenario : null}
            {...(isPilot && scenario === 'pilot' && { pilot: { state: pilot, onChange: setPilot } })}
            onScenario={(chosen) => {
              analysis.cancel();
              analysis.dismiss();
              void show(chosen);
            }}
            onPrepare={() => {
              if (preparing.kind === 'failed') preparing.retry();
              setIsOpen(true);
            }}
            isHidden={isHidden}
            onHiddenChange={(hides) => (hides ? store.write(HIDDEN_KEY, 'yes') : store.remove(HIDDEN_KEY))}
            fullScreen={fullScreen}
            onEnd={onEnd}
          />,
          document.body,
        )}
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
