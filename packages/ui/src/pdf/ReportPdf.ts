import type { Report } from '@roi-insight/contracts';
import type { Economics } from '@roi-insight/roi-math';
import type { Brand } from '../brand/index.ts';

/** `summary`: the report at a glance, two or three pages. `full`: with evidence, bridge, weeks, method and glossary. */
export type PdfKind = 'summary' | 'full';

export type PdfPage = 'a4' | 'letter';

/** What a PDF says. */
export interface ReportPdfInput {
  /** As it stands, edited assumptions included. */
  readonly report: Report;
  readonly brand: Brand;
  readonly economics: Economics;
  readonly kind: PdfKind;
  readonly page: PdfPage;
  /** Where the tickets came from, for reports that do not say so themselves; null: not known. */
  readonly jiraUrl: string | null;
  /** As the form has it; used when the report does not name its project itself; null: not known. */
  readonly projectName: string | null;
  /** The moment of the click; its day in the reader's own calendar stands on the first page and in the file's name. */
  readonly generatedAt: Date;
}

/** What making a PDF needs from the world. */
export interface ReportPdfEffects {
  /** Loads one of the product's own files (a font); rejects when it cannot be had. */
  readonly loadFile: (url: string, signal: AbortSignal) => Promise<ArrayBuffer>;
  /** Whole percent, rising from 0 to 100. */
  readonly onProgress: (percent: number) => void;
  /** Stops the work between two of its short steps. */
  readonly signal: AbortSignal;
}

/** How making a PDF ends. */
export type PdfOutcome =
  | { readonly kind: 'made'; readonly fileName: string; readonly blob: Blob }
  | { readonly kind: 'cancelled' }
  /** `message` is a sentence that says what to do; `cause` is what was thrown, for whoever has to repair it. */
  | { readonly kind: 'failed'; readonly message: string; readonly cause: unknown };
