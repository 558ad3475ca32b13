import { fn } from 'storybook/test';
import type { PlanScreenProps } from '../../screens/PlanScreen/PlanScreenProps.ts';
import { storyChrome } from '../storyChrome.ts';
import { storySample } from '../storySample.ts';

/** The props of the page that plans a rollout, without its state. */
export const planArgs: Omit<PlanScreenProps, 'state'> = {
  chrome: storyChrome,
  today: new Date(2026, 0, 15, 12),
  sample: storySample,
  onSubmit: fn(),
  onKeep: fn(),
  onCancel: fn(),
  onWeeksChange: fn(),
  onRoleChange: fn(),
  onForecast: fn(),
  onAccept: fn(),
  onIssueKeyChange: fn(),
  onCheckIssue: fn(),
  onDraw: fn(),
  onDownload: fn(),
  onBack: fn(),
  onCopy: fn(),
};
