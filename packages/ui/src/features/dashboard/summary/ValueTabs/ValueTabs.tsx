import type { Report } from '@roi-insight/contracts';
import { useState } from 'react';
import { Tabs } from '../../../../primitives/Tabs/Tabs.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { ProductivityTab } from './ProductivityTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';

interface ValueTabsProps extends RootProps<'div'> {
  /** The report whose charts and periods are shown. */
  readonly report: Report;
}

/** The charts in two views: the savings, and the comparison of the periods. */
export function ValueTabs({ report, ...root }: ValueTabsProps) {
  const [tab, setTab] = useState<'savings' | 'productivity'>('savings');
  return (
    <Tabs
      {...root}
      label="Charts"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'savings', label: 'Summary of Value Impact', panel: <SummaryTab report={report} /> },
        { value: 'productivity', label: 'Productivity Comparison', panel: <ProductivityTab report={report} /> },
      ]}
    />
  );
}
