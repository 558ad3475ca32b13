import type { Fact } from '../Fact.ts';
import type { Block } from './Block.ts';

/** A titled part of a report. */
export interface Section<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  /** The section's answer in one line; missing if the title is enough. */
  readonly summary?: string | null;
  readonly blocks: readonly Block[];
}

/** A report, to be painted as a screen, a PDF, a web page or Markdown. Texts are plain: painters escape them. */
export interface ReportDocument<Id extends string = string> {
  readonly title: string;
  readonly lead: string;
  /** Facts about the subject of the report. */
  readonly facts?: readonly Fact[];
  /** The first part of the report. Its title is the answer. */
  readonly answer: Pick<Section, 'title' | 'blocks'>;
  readonly sections: readonly Section<Id>[];
  /** For the end of each page. */
  readonly foot: string;
}
