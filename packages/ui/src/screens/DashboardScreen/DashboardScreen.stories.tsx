import { clearWin } from '@roi-insight/contracts/fixtures';
import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/DashboardScreen',
  component: DashboardScreen,
  args: {
    state: { kind: 'ready', report: clearWin, jiraUrl: 'https://aurora-sample.atlassian.net' },
    onRecalculate: fn(),
    pdf: { kind: 'idle' },
    onDownloadPdf: fn(),
    fullReport: { kind: 'idle' },
    onDownloadFullReport: fn(),
    onCancelDownload: fn(),
    exported: { kind: 'idle' },
    onExport: fn(),
    contactHref: 'mailto:sales@example.com',
    onStartOver: fn(),
  },
});

/** After an analysis that found a clear saving. */
export const ClearWin = meta.story({ tags: ['state:ready'] });
