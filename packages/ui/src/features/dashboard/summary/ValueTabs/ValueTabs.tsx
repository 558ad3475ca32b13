import type { Report } from '@roi-insight/contracts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Tabs } from '../../../../primitives/Tabs/Tabs.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { theme, type, usePrinting } from '../../../../theme/index.ts';
import { ProductivityTab } from './ProductivityTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';

/** The tab that is not selected, which is printed as well. */
const Printed = styled.section`
  margin-top: ${theme.space[8]};
`;

const Title = styled.h2`
  ${type.subheading}
  margin-bottom: ${theme.space[5]};
`;

interface ValueTabsProps extends RootProps<'div'> {
  /** The report whose charts and periods are shown. */
  readonly report: Report;
}

/** The charts in two views: the savings, and the comparison of the periods. */
export function ValueTabs({ report, ...root }: ValueTabsProps) {
  const [tab, setTab] = useState<'savings' | 'productivity'>('savings');
  const items = [
    { value: 'savings', label: 'Summary of Value Impact', panel: <SummaryTab report={report} /> },
    { value: 'productivity', label: 'Productivity Comparison', panel: <ProductivityTab report={report} /> },
  ] as const;
  const isPrinting = usePrinting();
  return (
    <div {...root}>
      <Tabs label="Charts" value={tab} onValueChange={setTab} items={items} />
      {isPrinting &&
        items
          .filter(({ value }) => value !== tab)
          .map(({ value, label, panel }) => (
            <Printed key={value}>
              <Title>{label}</Title>
              {panel}
            </Printed>
          ))}
    </div>
  );
}
