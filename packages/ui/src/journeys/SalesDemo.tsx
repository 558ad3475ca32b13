import type { Economics } from '@roi-insight/contracts';
import type { Scenario } from '../features/demo/presenter.ts';
import { defaultEconomics, recalculate } from '@roi-insight/roi-math';
import { useState } from 'react';
import { BrandProvider, defaultBrand } from '../brand/index.ts';
import { SampleRibbon } from '../features/shell/SampleRibbon/SampleRibbon.tsx';
import { DashboardScreen } from '../screens/DashboardScreen/DashboardScreen.tsx';
import type { DashboardScreenProps } from '../screens/DashboardScreen/DashboardScreenProps.ts';
import { ready } from '../testing/dashboardArgs.ts';
import { scenarioReports } from '../testing/storyScenarios.ts';

export interface SalesDemoProps {
  /** What adoption did to the team of the sample. */
  readonly scenario: Scenario;
  /** The prospect. */
  readonly company: string;
  /** The assistant that the prospect adopted. */
  readonly assistant: string;
  /** The unit of every amount; nothing is converted. */
  readonly currency: string;
  /** How numbers and dates are written. */
  readonly locale: string;
  /** What an hour of an engineer costs, in the currency. */
  readonly hourlyCost: number;
  /** Licenses that the prospect pays for. */
  readonly seats: number;
  /** The price of a license for a month, in the currency. */
  readonly pricePerSeat: number;
  /** What the screen calls beside. */
  readonly screen: DashboardScreenProps;
}

/** The report of the demo, set up as a presenter would, in the fields of a panel. For stories only. */
export function SalesDemo(props: SalesDemoProps) {
  const { company, assistant, currency, locale } = props;
  const brand = {
    ...defaultBrand,
    assistant,
    title: `${assistant} ROI Dashboard`,
    company,
    customer: company,
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

/** Edited on the screen, the assumptions hold until the panel says something else. */
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
