import type { ApexOptions } from 'apexcharts';
import type { ColorTokens } from '../../theme/tokens.ts';

/** A chart as data: what it draws, what it says, and its values. Nothing of it needs React or a page. */
export interface ChartModel {
  readonly title: string;
  /** What the chart shows, in a sentence: stands under the title, and for the drawing where none can be seen. */
  readonly finding: string;
  /** Why there is nothing to draw; null: there is. */
  readonly empty: string | null;
  /** Everything ApexCharts needs, series included. */
  readonly options: ApexOptions;
  /** The values as text. */
  readonly table: ChartTable;
}

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a chart needs besides the report. */
export interface ChartStyle {
  readonly colors: ColorTokens;
  /** Name of the assistant, for titles and the marker. */
  readonly assistant: string;
}

/** Pixels; the same for every chart, drawn or empty. */
export const CHART_HEIGHT = 300;
