import { emptyPresenterValues, PrepareDemo } from '@roi-insight/ui/demo';
import { clearWin } from '@roi-insight/contracts/fixtures';
import type { PlanOutline } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { BrandProvider, defaultBrand } from '@roi-insight/ui/brand';
import { FailureDialog, TicketFileDialog } from '@roi-insight/ui/connect';
import * as dashboard from '@roi-insight/ui/dashboard';
import { ReportDropZone } from '@roi-insight/ui/shell';

/** A plan for the examples that show one. */
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

/** Parts that a screen fetches or opens later, which no example shows together. */
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
    </BrandProvider>
  );
}
