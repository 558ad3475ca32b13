import type { ReportScenario } from '../../packages/ui/src/features/demo/presenterValues.ts';
import type { ComponentType } from 'react';
import { scenarioReports, withReport } from '../../packages/ui/src/testing/storyScenarios.ts';

type Args = Readonly<Record<string, unknown>>;

interface ScenarioStoryProps {
  readonly Story: ComponentType<{ args: Args }>;
  readonly args: Args;
  readonly scenario: ReportScenario;
}

/** A story that shows the report of a scenario instead of the usual report. */
export function ScenarioStory({ Story, args, scenario }: ScenarioStoryProps) {
  return <Story args={withReport(args, scenarioReports[scenario])} />;
}
