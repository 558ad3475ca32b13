import {
  buildPlanPdf,
  buildPlanReportPdf,
  buildReportPdf,
  type PdfOutcome,
  type PlanPdfInput,
  type PlanReportSource,
  type ReportPdfEffects,
  type ReportPdfInput,
} from '@roi-insight/report-files';
import { paperColors } from '@roi-insight/ui/theme';

/** The data that the command passes to the page. Dates are texts, because JSON has no dates. The page adds the colors. */
type PdfSource = Omit<ReportPdfInput, 'colors' | 'generatedAt'> & { readonly generatedAt: string };
type PlanSource = Omit<PlanPdfInput, 'colors' | 'generatedAt'> & { readonly generatedAt: string };
type Report = PlanReportSource['report'];
type PlanReportPdfSource = Pick<PlanReportSource, 'economics' | 'brand'> &
  Pick<PlanPdfInput, 'page'> & {
    readonly report: Omit<Report, 'starts'> & { readonly starts: readonly (readonly [string, string | null])[] };
    readonly savedAt: string;
  };

type Written = { readonly pdf: string } | { readonly failed: string };

declare global {
  /** The names of the functions that the page and the command call. */
  interface Window {
    /** Called by the page: requests one of the command's files by its address. */
    roiAskForFile: (url: string) => void;
    /** Called by the command: delivers a file, in base64. */
    roiTakeFile: (url: string, base64: string) => void;
    /** Called by the command: returns the PDF in base64. */
    roiWritePdf: (source: PdfSource) => Promise<Written>;
    /** Called by the command: returns the PDF of a plan in base64. */
    roiWritePlan: (source: PlanSource) => Promise<Written>;
    /** Called by the command: returns the PDF of the report on a plan in base64. */
    roiWritePlanReport: (source: PlanReportPdfSource) => Promise<Written>;
  }
}

const waiting = new Map<string, (file: ArrayBuffer) => void>();

window.roiTakeFile = (url, base64) => {
  waiting.get(url)?.(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer);
  waiting.delete(url);
};

const effects: ReportPdfEffects = {
  loadFile,
  onProgress: () => undefined,
  signal: new AbortController().signal,
};

window.roiWritePdf = (source) =>
  written(buildReportPdf({ ...source, colors: paperColors, generatedAt: new Date(source.generatedAt) }, effects));

window.roiWritePlan = (source) =>
  written(buildPlanPdf({ ...source, colors: paperColors, generatedAt: new Date(source.generatedAt) }, effects));

window.roiWritePlanReport = async ({ report, savedAt, ...source }) => {
  const { result } = report;
  if (result.kind === 'waiting') return { failed: 'Before its day of reading, a plan has no result.' };
  const made = { ...report, starts: new Map(report.starts) };
  return written(
    buildPlanReportPdf({ ...source, report: made, result, colors: paperColors, savedAt: new Date(savedAt) }, effects),
  );
};

async function written(building: Promise<PdfOutcome>): Promise<Written> {
  const outcome = await building;
  if (outcome.kind === 'made') return { pdf: await base64Of(outcome.blob) };
  return { failed: outcome.kind === 'failed' ? outcome.message : 'The PDF was canceled.' };
}

function loadFile(url: string): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    waiting.set(url, resolve);
    window.roiAskForFile(url);
  });
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(new Error('The PDF cannot be read.')));
    reader.readAsDataURL(blob);
  });
}
