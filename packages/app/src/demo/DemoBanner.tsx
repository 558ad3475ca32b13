import { parseReport, type Report } from '@roi-insight/contracts';
import {
  emptyPresenterValues,
  type PresenterValues,
  writePresenterLink,
  type Brand,
  DemoRibbon,
  type DemoStart,
  lazyModule,
  useFormats,
  useLazyModule,
} from '@roi-insight/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { withEnteredCost } from '../storage/economics.ts';
import { brandOf, economicsOf, scenarioOf } from './presented.ts';
import { storeScenario, PRESENTER_KEY, readPresenter, showScenario } from './presenterStore.ts';
import { loadDemoReport } from './scenarios.ts';

/** A separate chunk: most visitors of a demo do not prepare one. */
const lazyPrepareDemo = lazyModule(async () => (await import('@roi-insight/ui/prepare-demo')).PrepareDemo);

interface DemoBannerProps {
  /** The names of the build. */
  readonly brand: Brand;
  /** The settings of the build, used without a link. */
  readonly preset: PresenterValues;
}

/** The ribbon above every page of the demo, with the presenter's tools. */
export function DemoBanner({ brand, preset }: DemoBannerProps) {
  const formats = useFormats();
  const { store } = useHost();
  const [, analysis] = useAnalysis();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const text = useSyncExternalStore(store.subscribe, () => store.read(PRESENTER_KEY));
  const scenario = scenarioOf(readPresenter(text, preset));
  return (
    <>
      <DemoRibbon
        scenario={pathname.startsWith('/dashboard') ? scenario : null}
        onScenario={(chosen) => {
          analysis.cancel();
          analysis.dismiss();
          storeScenario(store, chosen, preset);
          void showScenario(formats, store, chosen).catch(() => storeScenario(store, scenario, preset));
        }}
        onPrepare={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      />
      {isWanted && (
        <Preparing
          brand={brand}
          values={{ ...readPresenter(text, preset), demo: scenario }}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface PreparingProps {
  readonly brand: Brand;
  readonly values: PresenterValues;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Preparing({ brand, values, isOpen, onClose }: PreparingProps) {
  const { base } = useHost();
  const prepare = useLazyModule(lazyPrepareDemo);
  const [chosen, setChosen] = useState(values);
  const report = useDemoReport(chosen);
  if (prepare.kind !== 'ready') return null;
  const linkOf = (linked: PresenterValues, start: DemoStart) =>
    `${new URL(base + (start === 'report' ? 'dashboard/' : ''), location.href).href}#${writePresenterLink(linked)}`;
  return (
    <prepare.value
      open={isOpen}
      onClose={onClose}
      values={values}
      defaults={{ ...emptyPresenterValues, ...brand, contact: brand.salesContact.replace(/^mailto:/i, '') }}
      linkOf={linkOf}
      onCopy={(link) => navigator.clipboard.writeText(link)}
      onOpenLink={(link) => location.assign(link)}
      onChange={setChosen}
      preview={report && { brand: brandOf(chosen, brand), report, economics: economicsOf(chosen) }}
    />
  );
}

/** The report of the selected scenario with the entered cost; null until it is loaded. */
function useDemoReport(values: PresenterValues): Report | null {
  const [loaded, setLoaded] = useState<{ readonly scenario: string; readonly report: Report } | null>(null);
  const scenario = scenarioOf(values);
  useEffect(() => {
    let isCurrent = true;
    loadDemoReport(scenario)
      .then((file) => {
        const read = parseReport(file);
        if (isCurrent && read.ok) setLoaded({ scenario, report: read.value });
      })
      .catch(() => undefined);
    return () => void (isCurrent = false);
  }, [scenario]);
  return loaded?.scenario === scenario ? withEnteredCost(loaded.report, economicsOf(values)) : null;
}
