import type { Report } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { fn } from 'storybook/test';
import type { DashboardScreenProps, DashboardState } from '../screens/DashboardScreen/DashboardScreenProps.ts';
import { storyChrome } from './storyChrome.ts';

/** The dashboard's state with a report, for stories. */
export function ready(report: Report): DashboardState {
  return { kind: 'ready', report, jiraUrl: 'https://sample.atlassian.net' };
}

/** The dashboard's props, for stories. */
export const dashboardArgs = {
  state: ready(clearWin),
  economics: defaultEconomics,
  onRecalculate: fn(),
  onEconomicsChange: fn(),
  onReadSpend: fn(async () => ({ kind: 'read', spend: [{ month: '2025-09', amount: 480 }] }) as const),
  scope: { kind: 'unknown' },
  onAnalyzeAgain: fn(),
  pdf: { kind: 'idle' },
  onDownloadPdf: fn(),
  onCancelPdf: fn(),
  fullReport: { kind: 'idle' },
  onDownloadFullReport: fn(),
  onCancelFullReport: fn(),
  exported: { kind: 'idle' },
  onExport: fn(),
  contactHref: 'mailto:sales@example.com',
  onCancelAnalysis: fn(),
  chrome: { ...storyChrome, onNavigate: fn() },
} satisfies DashboardScreenProps;
