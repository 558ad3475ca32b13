import { buildReportPdf, type ReportPdfInput } from '@roi-insight/report-files';
import { paperColors } from '@roi-insight/ui/theme';

/** The data that the command passes to the page: JSON has no dates, and the colors are the product's own. */
type PdfSource = Omit<ReportPdfInput, 'colors' | 'generatedAt'> & { readonly generatedAt: string };

declare global {
  /** The page and the command call each other by these names only. */
  interface Window {
    /** Called by the page: requests one of the command's files, by address. */
    roiAskForFile: (url: string) => void;
    /** Called by the command: delivers a file, in base64. */
    roiTakeFile: (url: string, base64: string) => void;
    /** Called by the command: returns the PDF in base64. */
    roiWritePdf: (source: PdfSource) => Promise<{ readonly pdf: string } | { readonly failed: string }>;
  }
}

const waiting = new Map<string, (file: ArrayBuffer) => void>();

window.roiTakeFile = (url, base64) => {
  waiting.get(url)?.(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer);
  waiting.delete(url);
};

window.roiWritePdf = async (source) => {
  const input = { ...source, colors: paperColors, generatedAt: new Date(source.generatedAt) };
  const signal = new AbortController().signal;
  const outcome = await buildReportPdf(input, { loadFile, onProgress: () => undefined, signal });
  if (outcome.kind === 'made') return { pdf: await base64Of(outcome.blob) };
  return { failed: outcome.kind === 'failed' ? outcome.message : 'The PDF was canceled.' };
};

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
