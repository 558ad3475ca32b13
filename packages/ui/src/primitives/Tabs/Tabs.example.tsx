import { Tabs } from '@roi-insight/ui/tabs';

export function ReportViews() {
  return (
    <Tabs
      label="Views of the report"
      items={[
        { value: 'savings', label: 'Summary of Value Impact', panel: <p>What the change is worth.</p> },
        { value: 'productivity', label: 'Productivity Comparison', panel: <p>What changed.</p> },
      ]}
    />
  );
}
