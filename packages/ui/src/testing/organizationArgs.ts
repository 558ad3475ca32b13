import { fn } from 'storybook/test';
import type { OrganizationScreenProps } from '../screens/OrganizationScreen/OrganizationScreenProps.ts';
import { storyChrome } from './storyChrome.ts';
import { storyOrganization } from './storySample.ts';

/** The props of the page that makes a report on a whole organization, before anything was typed. */
export const organizationArgs: OrganizationScreenProps = {
  chrome: storyChrome,
  state: { kind: 'asking', failure: null, isCanceled: false },
  draft: { jiraUrl: '', email: '', apiKey: '' },
  text: '',
  table: { kind: 'empty' },
  sample: storyOrganization,
  usageData: {
    run: { kind: 'idle' },
    understood: null,
    isEveryone: false,
    onEveryoneChange: undefined,
    onFiles: fn(),
    onColumns: fn(),
    onCancel: fn(),
    onSampleChange: fn(),
    onRemove: fn(),
  },
  onTextChange: fn(),
  onFile: fn(),
  onKeep: fn(),
  onSubmit: fn(),
  onDismissFailure: fn(),
  onCancel: fn(),
  onShowReport: null,
  onCopy: fn(async () => undefined),
};
