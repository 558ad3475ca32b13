import { Tabs } from '@roi-insight/ui/tabs';
import { useState } from 'react';

type View = 'savings' | 'productivity';

export function ReportViews() {
  const [view, setView] = useState<View>('savings');
  return (
    <Tabs<View>
      label="Views of the report"
      items={[
        { value: 'savings', label: 'Summary of Value Impact', panel: <p>What the change is worth.</p> },
        { value: 'productivity', label: 'Productivity Comparison', panel: <p>What changed.</p> },
      ]}
      value={view}
      onValueChange={setView}
    />
  );
}
