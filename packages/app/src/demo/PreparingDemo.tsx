import type { Economics, Report } from '@roi-insight/contracts';
import {
  type Brand,
  emptyPresenterValues,
  type PresenterValues,
  type Scenario,
  writePresenterLink,
} from '@roi-insight/ui';
import { PrepareDemo } from '@roi-insight/ui/prepare-demo';
import { useEffect, useState } from 'react';
import { useHost } from '../host/HostContext.tsx';
import { inCurrency, withEnteredCost, withUsageSeats } from '@roi-insight/roi-math';
import { brandOf, economicsOf, scenarioOf } from './presented.ts';
import { demoReport } from './demoReport.ts';

interface PreparingDemoProps {
  /** The brand of the build, without the values of a presenter link. */
  readonly brand: Brand;
  readonly values: PresenterValues;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that prepares a demo, with its report as a preview. */
export function PreparingDemo({ brand, values, isOpen, onClose }: PreparingDemoProps) {
  const { base } = useHost();
  const [chosen, setChosen] = useState(values);
  const shown = brandOf(chosen, brand);
  const economics = economicsOf(chosen, shown);
  const report = useDemoReport(scenarioOf(chosen), shown.currency, economics);
  const linkOf = (linked: PresenterValues) => `${new URL(base, location.href).href}#${writePresenterLink(linked)}`;
  return (
    <PrepareDemo
      open={isOpen}
      onClose={onClose}
      values={values}
      defaults={{ ...emptyPresenterValues, ...brand, contact: brand.salesContact.replace(/^mailto:/i, '') }}
      linkOf={linkOf}
      onCopy={(link) => navigator.clipboard.writeText(link)}
      onOpenLink={(link) => location.assign(link)}
      onChange={setChosen}
      preview={report && { brand: shown, report, economics: withUsageSeats(report, economics) }}
    />
  );
}

/** The report of the selected scenario with the entered cost; null until it is loaded, and for the pilot. */
function useDemoReport(scenario: Scenario, currency: string, economics: Economics): Report | null {
  const wanted = `${scenario} ${currency}`;
  const [loaded, setLoaded] = useState<{ readonly wanted: string; readonly report: Report } | null>(null);
  useEffect(() => {
    // The pilot has a different kind of report, which has no preview.
    if (scenario === 'pilot') return undefined;
    let isCurrent = true;
    demoReport(scenario, currency)
      .then((report) => isCurrent && setLoaded({ wanted: `${scenario} ${currency}`, report }))
      .catch(() => undefined);
    return () => void (isCurrent = false);
  }, [scenario, currency]);
  return loaded?.wanted === wanted ? inCurrency(withEnteredCost(loaded.report, economics), currency) : null;
}
