import type { Economics } from '@roi-insight/contracts';
import type { ReportOrigin } from '@roi-insight/report-text';
import type { PaperColors } from './PaperColors.ts';

/** `summary`: the report at a glance, two or three pages. `full`: with evidence, bridge, weeks, method and glossary. */
export type PdfKind = 'summary' | 'full';

export type PdfPage = 'a4' | 'letter';

export interface ReportPdfInput extends ReportOrigin {
  readonly economics: Economics;
  readonly colors: PaperColors;
  readonly kind: PdfKind;
  readonly page: PdfPage;
}

/** The side effects of building a PDF. */
export interface ReportPdfEffects {
  /** Loads one of the product's own files (a font); rejects if that fails. */
  readonly loadFile: (url: string, signal: AbortSignal) => Promise<ArrayBuffer>;
  /** Called with whole percent, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
  /** Cancels the work between two steps. */
  readonly signal: AbortSignal;
}

export type PdfOutcome =
  | { readonly kind: 'made'; readonly fileName: string; readonly blob: Blob }
  | { readonly kind: 'canceled' }
  /** `message` tells the reader what to do; `cause` is the error, for debugging. */
  | { readonly kind: 'failed'; readonly message: string; readonly cause: unknown };
