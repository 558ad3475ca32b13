import { defaultEconomics } from '@roi-insight/roi-math';
import { fn } from 'storybook/test';
import type { PlanReportScreenProps } from '../../screens/PlanReportScreen/PlanReportScreenProps.ts';
import { storyChrome } from '../storyChrome.ts';
import { storyPlan } from './planReports.ts';

/** The props of the page with the report on a plan, which asks for what is missing. */
export const planReportArgs: PlanReportScreenProps = {
  chrome: storyChrome,
  state: { kind: 'asking', plan: storyPlan, failure: null, problem: null },
  today: '2027-07-05',
  draft: { jiraUrl: 'https://example.atlassian.net', email: '', apiKey: '', starts: new Map() },
  usageData: {
    run: { kind: 'idle' },
    understood: null,
    isEveryone: false,
    onEveryoneChange: fn(),
    onFiles: fn(),
    onColumns: fn(),
    onCancel: fn(),
    onSampleChange: fn(),
    onRemove: fn(),
  },
  economics: defaultEconomics,
  onEconomicsChange: fn(),
  onOpen: fn(),
  onSubmit: fn(),
  onDismissFailure: fn(),
  onCancel: fn(),
  onChangeInputs: fn(),
  onCopy: fn(async () => undefined),
  download: { kind: 'idle' },
  onDownload: fn(),
};
