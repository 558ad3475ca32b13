import type { Block } from './Block.ts';

/** A titled part of a report. */
export interface Section<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A report, to be painted as a screen, a PDF, a web page or Markdown. Texts are plain: painters escape them. */
export interface ReportDocument<Id extends string = string> {
  readonly title: string;
  readonly lead: string;
  /** The first part of the report. Its title is the answer. */
  readonly answer: Omit<Section, 'id'>;
  readonly sections: readonly Section<Id>[];
  /** For the end of each page. */
  readonly foot: string;
}
