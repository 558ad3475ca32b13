import type { Report } from '@roi-insight/contracts';
import { useMemo, useState } from 'react';
import { useBrand } from '../../brand/index.ts';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { useTokens } from '../../theme/index.ts';
import type { ChartStyle } from '../charts/ChartModel.ts';
import { ProductivityTab } from './ProductivityTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';

/** The charts in two views: what was gained, and how the periods compare. */
export function ValueTabs({ report }: { readonly report: Report }) {
  const [tab, setTab] = useState<'savings' | 'productivity'>('savings');
  const { assistant } = useBrand();
  const { color } = useTokens();
  const style = useMemo<ChartStyle>(() => ({ colors: color, assistant }), [color, assistant]);
  return (
    <Tabs
      label="Charts"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'savings', label: 'Summary of Value Impact', panel: <SummaryTab report={report} style={style} /> },
        {
          value: 'productivity',
          label: 'Productivity Comparison',
          panel: <ProductivityTab report={report} style={style} />,
        },
      ]}
    />
  );
}
