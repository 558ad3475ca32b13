import type { Economics } from '@roi-insight/contracts';
import type { ReportScenario } from '../features/demo/presenterValues.ts';
import { defaultEconomics, recalculate } from '@roi-insight/roi-math';
import { useState } from 'react';
import { BrandProvider, defaultBrand } from '../brand/index.ts';
import { SampleRibbon } from '../features/shell/SampleRibbon/SampleRibbon.tsx';
import { DashboardScreen } from '../screens/DashboardScreen/DashboardScreen.tsx';
import type { DashboardScreenProps } from '../screens/DashboardScreen/DashboardScreenProps.ts';
import { ready } from '../testing/dashboardArgs.ts';
import { scenarioReports } from '../testing/storyScenarios.ts';

export interface SalesDemoProps {
  /** The scenario of the sample report. */
  readonly scenario: ReportScenario;
  /** Name of the prospect. */
  readonly company: string;
  /** Name of the assistant that the prospect adopted. */
  readonly assistant: string;
  /** Currency of all amounts; amounts are not converted. */
  readonly currency: string;
  /** Locale of numbers and dates. */
  readonly locale: string;
  /** Hourly cost of an engineer, in the currency. */
  readonly hourlyCost: number;
  /** Number of paid licenses. */
  readonly seats: number;
  /** Monthly price of a license, in the currency. */
  readonly pricePerSeat: number;
  /** The other handlers of the screen. */
  readonly screen: DashboardScreenProps;
}

/** The demo report, configured in the Controls panel as a presenter would. For stories only. */
export function SalesDemo(props: SalesDemoProps) {
  const { company, assistant, currency, locale } = props;
  const brand = {
    ...defaultBrand,
    assistant,
    title: `${assistant} ROI Dashboard`,
    company,
    currency,
    locale,
  };
  const { scenario, hourlyCost, seats, pricePerSeat } = props;
  return (
    <BrandProvider brand={brand}>
      <Presented key={JSON.stringify([scenario, hourlyCost, seats, pricePerSeat])} {...props} />
    </BrandProvider>
  );
}

/** Assumptions that are edited on the screen apply until the panel changes them. */
function Presented({ scenario, hourlyCost, seats, pricePerSeat, screen }: SalesDemoProps) {
  const sample = scenarioReports[scenario];
  const [report, setReport] = useState(() => {
    const { engineer_annual_cost: annual, hourly_rate: hourly } = sample.summary_metrics.assumptions;
    return hourlyCost > 0 && hourlyCost !== hourly ? recalculate(sample, (hourlyCost * annual) / hourly) : sample;
  });
  const [economics, setEconomics] = useState<Economics>({
    ...defaultEconomics,
    seats,
    pricePerSeatMonth: pricePerSeat,
    enteredEngineerCost: report.summary_metrics.assumptions.engineer_annual_cost,
    touched: ['seats', 'price'],
  });
  return (
    <DashboardScreen
      {...screen}
      chrome={{ ...screen.chrome, banner: <SampleRibbon /> }}
      scope={{ kind: 'demo' }}
      state={ready(report)}
      economics={economics}
      onRecalculate={(cost, edited) => {
        setReport(recalculate(report, cost));
        setEconomics(edited);
      }}
    />
  );
}
