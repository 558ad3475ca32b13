import type { ApexOptions } from 'apexcharts';

/** A chart as data, independent of React and the DOM. */
export interface ChartModel {
  readonly title: string;
  /** The chart's message in a sentence. It is the subtitle and the text alternative of the chart. */
  readonly finding: string;
  /** The reason why there is nothing to draw; null if there is something to draw. */
  readonly empty: string | null;
  /** The options of ApexCharts, including the series. */
  readonly options: (colors: ChartColors) => ApexOptions;
  /** The values as text. */
  readonly table: ChartTable;
}

export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Number of leading columns that are text; all others are numbers. */
  readonly texts: number;
}

/** Colors of a chart by their role, as `#rrggbb`. */
export interface ChartColors {
  readonly chartBefore: string;
  readonly chartAfter: string;
  /** A loss. */
  readonly negative: string;
  readonly chartGrid: string;
  readonly chartAxis: string;
  readonly hairline: string;
  readonly hairlineStrong: string;
  readonly surface: string;
  readonly text: string;
  readonly textSubtle: string;
}

/** Height of every chart, drawn or empty, in pixels. */
export const CHART_HEIGHT = 300;
