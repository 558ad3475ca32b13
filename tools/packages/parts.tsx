import { emptyPresenterValues, PrepareDemo, PresenterBar } from '@roi-insight/ui/demo';
import { clearWin, comparisonGradeA, comparisonUsage } from '@roi-insight/contracts/fixtures';
import { createFormats, planStaircase, type PlanOutline } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { BrandProvider, defaultBrand } from '@roi-insight/ui/brand';
import { FailureDialog, TicketFileDialog } from '@roi-insight/ui/connect';
import * as dashboard from '@roi-insight/ui/dashboard';
import { StaircaseChart } from '@roi-insight/ui/plan';
import { ReadingFile, ReportDropZone } from '@roi-insight/ui/shell';

/** A plan for the examples that need one. */
export const outline: PlanOutline = {
  start: '2026-01-05',
  weeks: 26,
  rampWeeks: 6,
  slots: [0, 4],
  waiting: 0,
  teams: ['Aurora', 'Borealis'].map((name) => ({ key: name, name })),
  fixed: [],
  leftOut: [],
  smallestSaving: 0.25,
  forecast: [],
  recommendedWeeks: null,
};

const nothing = () => undefined;
const copy = () => Promise.resolve();

/** Parts that a screen loads or opens later. No example shows them together. */
export function Parts() {
  const { provenance, summary_metrics: metrics } = clearWin;
  return (
    <BrandProvider brand={defaultBrand}>
      <dashboard.MetricCards report={clearWin} />
      <dashboard.MiniHeader report={clearWin} economics={defaultEconomics} actions={null} />
      <dashboard.PeriodCard side="pre" metrics={metrics.pre_claude} />
      <dashboard.PlaceboPanel report={clearWin} />
      <dashboard.MethodologyPanel report={clearWin} jiraUrl={null} />
      {provenance !== undefined && (
        <>
          <dashboard.ProvenanceFunnel provenance={provenance} />
          <dashboard.ScopePanel
            provenance={provenance}
            scope={{ kind: 'demo' }}
            onAnalyzeAgain={nothing}
            onStartOver={nothing}
          />
        </>
      )}
      <Sections />
      <FailureDialog failure={{ kind: 'interrupted' }} onDismiss={nothing} onCopy={copy} />
      <TicketFileDialog
        state={{ kind: 'reading', fileName: 'tickets.csv', share: 0.5 }}
        adoptionDate="2025-08-25"
        onMeanings={nothing}
        onMapping={nothing}
        onConfirm={nothing}
        onBack={nothing}
        onClose={nothing}
      />
      <PrepareDemo
        open
        onClose={nothing}
        values={emptyPresenterValues}
        defaults={emptyPresenterValues}
        linkOf={() => '/'}
        onCopy={copy}
        onOpenLink={nothing}
        onChange={nothing}
        preview={null}
      />
      <ReportDropZone onOpenReports={nothing} problem="It is no report." onDismissProblem={nothing}>
        A page
      </ReportDropZone>
      <ReadingFile fileName="report.json" share={0.5} onCancel={nothing} />
      <PresenterBar
        scenario="comparison"
        onScenario={nothing}
        onPrepare={nothing}
        isHidden={false}
        onHiddenChange={nothing}
        fullScreen={null}
        onEnd={null}
      />
      <StaircaseChart title="Who starts when" staircase={planStaircase(createFormats(defaultBrand), outline, null)} />
    </BrandProvider>
  );
}

/** Code that a row has already loaded. */
const fetched = { current: () => 'Two checks passed.', load: async () => 'Two checks passed.' };

const inputs = { report: clearWin, economics: defaultEconomics };
const read = () => Promise.resolve({ kind: 'read', spend: [] } as const);

/** Sections that the report loads later. */
function Sections() {
  return (
    <>
      <dashboard.AssumptionsBanner {...inputs} onEdit={nothing} />
      <dashboard.WhatIf
        {...inputs}
        economics={{ ...defaultEconomics, seats: 20 }}
        onChange={nothing}
        onCommit={nothing}
      />
      <dashboard.AssumptionsModal {...inputs} open field="cost" onClose={nothing} onSave={nothing} onReadSpend={read} />
      <dashboard.SpendField report={clearWin} value={[]} onChange={nothing} onReadSpend={read} />
      <dashboard.ValueTabs report={clearWin} />
      <dashboard.ReportRow section="confidence" summary="B" open onOpenChange={nothing} visit={null} module={fetched}>
        {(text) => <p>{text}</p>}
      </dashboard.ReportRow>
      <dashboard.LoadError onRetry={nothing} />
      <dashboard.EvidencePanel report={clearWin} />
      <dashboard.ComparisonPanel report={comparisonGradeA} economics={defaultEconomics} />
      <dashboard.QuartersPanel report={clearWin} />
      <dashboard.UsagePanel report={comparisonUsage} economics={defaultEconomics} onAnalyzeFrom={null} files={null} />
      <dashboard.BridgePanel {...inputs} onEnterSeats={nothing} />
      <dashboard.ClosingCard
        actions={{ fullReport: { kind: 'idle' }, onDownloadFullReport: nothing, onCancelFullReport: nothing }}
        contactHref="mailto:sales@example.com"
      />
    </>
  );
}
