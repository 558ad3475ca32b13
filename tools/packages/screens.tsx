import { SAMPLE_TRACKER } from '@roi-insight/contracts';
import { clearWin, comparisonGradeA } from '@roi-insight/contracts/fixtures';
import { createFormats, defaultBrand, reportHistory } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import {
  CrashFallback,
  DashboardScreen,
  type DashboardScreenProps,
  FormScreen,
  HistoryScreen,
  LandingScreen,
  LoadingScreen,
  NotFoundScreen,
  PlanReportScreen,
  PlanScreen,
  SavedReportScreen,
  type ScreenChrome,
} from '@roi-insight/ui';
import { CrashScreen } from '@roi-insight/ui/crash-screen';
import { UsageAgain } from '@roi-insight/ui/usage-again';
import type { ReactElement } from 'react';

const formats = createFormats(defaultBrand);

const nothing = () => undefined;
const copy = () => Promise.resolve();

const chrome: ScreenChrome = {
  hrefOf: (path) => path,
  onNavigate: nothing,
  theme: 'system',
  onThemeChange: nothing,
};

const dashboard: Omit<DashboardScreenProps, 'state'> = {
  economics: defaultEconomics,
  onRecalculate: nothing,
  onEconomicsChange: nothing,
  onReadSpend: () => Promise.resolve({ kind: 'read', spend: [] }),
  scope: { kind: 'unknown' },
  onAnalyzeAgain: nothing,
  pdf: { kind: 'idle' },
  onDownloadPdf: nothing,
  onCancelPdf: nothing,
  fullReport: { kind: 'idle' },
  onDownloadFullReport: nothing,
  onCancelFullReport: nothing,
  exported: { kind: 'idle' },
  onExport: nothing,
  contactHref: 'mailto:sales@example.com',
  onCancelAnalysis: nothing,
  chrome,
};

const runs = ['march', 'june'].map((id) => ({
  id,
  fileName: `${id}.json`,
  run: {
    report: clearWin,
    brand: defaultBrand,
    economics: defaultEconomics,
    jiraUrl: null,
    projectName: 'Aurora Payments',
  },
}));

/**
 * Screens as an external app uses them, each with a part of the expected HTML. The part is data, because sentences may
 * change.
 */
export const screens: readonly { readonly screen: ReactElement; readonly text: string }[] = [
  {
    screen: <DashboardScreen {...dashboard} state={{ kind: 'ready', report: clearWin, jiraUrl: null }} />,
    text: 'Aurora Payments',
  },
  {
    screen: <DashboardScreen {...dashboard} state={{ kind: 'ready', report: comparisonGradeA, jiraUrl: null }} />,
    text: '<h1',
  },
  { screen: <DashboardScreen {...dashboard} state={{ kind: 'loading', progress: null }} />, text: '<h1' },
  { screen: <DashboardScreen {...dashboard} state={{ kind: 'failed', message: 'No report' }} />, text: 'No report' },
  {
    screen: (
      <SavedReportScreen
        {...dashboard}
        state={{ kind: 'ready', report: clearWin, jiraUrl: null, savedAt: new Date() }}
        themeChoice="system"
        onThemeChange={nothing}
        onPrint={nothing}
      />
    ),
    text: 'Aurora Payments',
  },
  {
    screen: (
      <FormScreen
        chrome={chrome}
        state={{ kind: 'idle' }}
        onSubmit={nothing}
        onDismissFailure={nothing}
        onCopy={copy}
        today={new Date()}
        sample={{ ...SAMPLE_TRACKER, jira_url: 'http://127.0.0.1:4020' }}
      />
    ),
    text: '<form',
  },
  {
    screen: <LoadingScreen chrome={chrome} elapsedMs={0} progress={null} teams={1} onCancel={nothing} />,
    text: '<h1',
  },
  {
    screen: (
      <HistoryScreen
        chrome={chrome}
        state={{ kind: 'empty' }}
        onAddFiles={nothing}
        onCancel={nothing}
        onOpen={nothing}
      />
    ),
    text: '<h1',
  },
  {
    screen: (
      <HistoryScreen
        chrome={chrome}
        state={{ kind: 'ready', projects: reportHistory(formats, runs), leftOut: [] }}
        onAddFiles={nothing}
        onCancel={nothing}
        onOpen={nothing}
      />
    ),
    text: 'Aurora Payments',
  },
  { screen: <LandingScreen chrome={chrome} onSeeSample={nothing} onOpenReports={nothing} />, text: '<h1' },
  {
    screen: (
      <PlanScreen
        chrome={chrome}
        state={{ kind: 'form', values: null, failure: null }}
        today={new Date()}
        sample={null}
        onSubmit={nothing}
        onKeep={nothing}
        onCancel={nothing}
        onWeeksChange={nothing}
        onRoleChange={nothing}
        onForecast={nothing}
        onAccept={nothing}
        onIssueKeyChange={nothing}
        onCheckIssue={nothing}
        onDraw={nothing}
        onDownload={nothing}
        onBack={nothing}
        onCopy={copy}
      />
    ),
    text: '<form',
  },
  {
    screen: (
      <PlanReportScreen
        chrome={chrome}
        state={{ kind: 'no-plan', problem: 'plan.json is no plan.' }}
        today="2026-01-05"
        draft={{ jiraUrl: '', email: '', apiKey: '', starts: new Map() }}
        usageData={null}
        economics={defaultEconomics}
        onEconomicsChange={nothing}
        onOpen={nothing}
        onSubmit={nothing}
        onDismissFailure={nothing}
        onCancel={nothing}
        onChangeInputs={nothing}
        onCopy={copy}
        download={{ kind: 'idle' }}
        onDownload={nothing}
      />
    ),
    text: 'plan.json is no plan.',
  },
  {
    screen: (
      <UsageAgain
        run={{ kind: 'idle' }}
        understood={null}
        isEveryone
        project="AUR"
        others={[]}
        onEveryoneChange={null}
        onFiles={nothing}
        onColumns={nothing}
        onCancel={nothing}
        onRemove={nothing}
        next={{ kind: 'from-file', onStartOver: nothing }}
      />
    ),
    text: '<input',
  },
  { screen: <NotFoundScreen chrome={chrome} path="/nowhere" />, text: '/nowhere' },
  {
    screen: <CrashScreen details="main.js:1:2" homeHref="/" onReload={nothing} onCopy={copy} />,
    text: 'main.js:1:2',
  },
  { screen: <CrashFallback href="/form" />, text: 'href="/form"' },
];
