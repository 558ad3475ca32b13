import { parseReport, type Report } from '@roi-insight/contracts';
import {
  type Brand,
  type DemoStart,
  emptyPresenterValues,
  type PresenterValues,
  writePresenterLink,
} from '@roi-insight/ui';
import { PrepareDemo } from '@roi-insight/ui/prepare-demo';
import { useEffect, useState } from 'react';
import { useHost } from '../host/HostContext.tsx';
import { withEnteredCost } from '@roi-insight/roi-math';
import { brandOf, economicsOf, scenarioOf } from './presented.ts';
import { loadDemoReport } from './scenarios.ts';

interface PreparingDemoProps {
  /** The names of the build. */
  readonly brand: Brand;
  readonly values: PresenterValues;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog that prepares a demo, with its report as a preview. */
export function PreparingDemo({ brand, values, isOpen, onClose }: PreparingDemoProps) {
  const { base } = useHost();
  const [chosen, setChosen] = useState(values);
  const report = useDemoReport(chosen);
  const linkOf = (linked: PresenterValues, start: DemoStart) =>
    `${new URL(base + (start === 'report' ? 'dashboard/' : ''), location.href).href}#${writePresenterLink(linked)}`;
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
