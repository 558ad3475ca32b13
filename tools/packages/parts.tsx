import { emptyPresenterValues, type Report } from '@roi-insight/contracts';
import { clearWin, comparisonGradeA } from '@roi-insight/contracts/fixtures';
import { cumulativeSavingsChart } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { BrandProvider, defaultBrand } from '@roi-insight/ui/brand';
import * as connect from '@roi-insight/ui/connect';
import * as dashboard from '@roi-insight/ui/dashboard';
import * as demo from '@roi-insight/ui/demo';
import * as primitives from '@roi-insight/ui/primitives';
import * as shell from '@roi-insight/ui/shell';
import type { ReactElement } from 'react';

const nothing = () => undefined;
const copy = () => Promise.resolve();
const readSpend = () => Promise.resolve({ kind: 'read', spend: [] } as const);

function partsOf(report: Report): readonly ReactElement[] {
  const { provenance, comparison } = report;
  return [
    <dashboard.EvidencePanel report={report} />,
    <dashboard.PeriodCard side="pre" metrics={report.summary_metrics.pre_claude} />,
    <dashboard.AssumptionsModal
      open
      field="cost"
      report={report}
      economics={defaultEconomics}
      onClose={nothing}
      onSave={nothing}
      onReadSpend={readSpend}
    />,
    <dashboard.BridgePanel report={report} economics={defaultEconomics} onEdit={nothing} />,
    <dashboard.MetricCards report={report} />,
    <dashboard.PlaceboPanel report={report} />,
    <dashboard.MethodologyPanel report={report} jiraUrl={null} defaultOpen />,
    <dashboard.ComparisonPanel report={report} economics={defaultEconomics} />,
    <dashboard.ReportChart report={report} chart={cumulativeSavingsChart} />,
    <dashboard.ValueTabs report={report} />,
    <dashboard.MiniHeader report={report} economics={defaultEconomics} actions={null} onVisit={nothing} />,
    <dashboard.AssumptionsBanner report={report} economics={defaultEconomics} onEdit={nothing} />,
    <dashboard.SpendField report={report} value={[]} onChange={nothing} onReadSpend={readSpend} />,
    ...(provenance === undefined
      ? []
      : [
          <dashboard.ProvenanceFunnel provenance={provenance} />,
          <dashboard.ScopePanel
            provenance={provenance}
            scope={{ kind: 'demo' }}
            onAnalyzeAgain={nothing}
            onStartOver={nothing}
            defaultOpen
          />,
        ]),
    ...(comparison === undefined ? [] : [<dashboard.TeamTable teams={comparison.teams} design={comparison.design} />]),
  ];
}

/** Components that a screen fetches or opens later, and that no example of the workbench has at once. */
export const parts: readonly ReactElement[] = [
  ...partsOf(clearWin),
  ...partsOf(comparisonGradeA),
  <dashboard.LoadError onRetry={nothing} />,
  <dashboard.ClosingCard actions={null} contactHref="mailto:sales@example.com" />,
  <BrandProvider brand={defaultBrand}>
    <shell.Logo />
  </BrandProvider>,
  <shell.ReportDropZone onOpenReports={nothing} problem="It is no report." onDismissProblem={nothing}>
    A page
  </shell.ReportDropZone>,
  <demo.DemoRibbon scenario={null} onScenario={nothing} onPrepare={nothing} />,
  <demo.PrepareDemo
    open
    onClose={nothing}
    values={emptyPresenterValues}
    defaults={emptyPresenterValues}
    linkOf={() => '/'}
    onCopy={copy}
    onOpenLink={nothing}
    onChange={nothing}
    preview={null}
  />,
  <connect.FailureDialog failure={{ kind: 'interrupted' }} onDismiss={nothing} onCopy={copy} />,
  <connect.TicketFileDialog
    state={{ kind: 'reading', fileName: 'tickets.csv', share: 0.5 }}
    onMeanings={nothing}
    onClose={nothing}
  />,
  <primitives.Dialog
    title="Leave?"
    trigger={<primitives.DialogTrigger>Leave</primitives.DialogTrigger>}
    actions={<primitives.DialogClose>Stay</primitives.DialogClose>}
  />,
  <primitives.EmptyState title="No reports">Open one.</primitives.EmptyState>,
  <primitives.NumberField label="Seats" defaultValue={12} />,
  <primitives.SelectField label="Time zone" options={[{ value: 'UTC', label: 'UTC' }]} />,
  <primitives.Tooltip text="Copies the link">
    <button type="button">Copy</button>
  </primitives.Tooltip>,
  <primitives.Menu items={[{ label: 'CSV', onSelect: nothing }]}>Export</primitives.Menu>,
];
