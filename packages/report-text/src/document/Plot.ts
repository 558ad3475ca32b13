import type { ChartTable } from '../charts/ChartModel.ts';

/** The role of a color in a plot. Each theme and each medium has its own colors for these roles. */
export type PlotColor = 'before' | 'after' | 'accent' | 'positive' | 'negative' | 'warning' | 'muted' | 'grid';

/** A position in an area. Positions and lengths are shares of its width and height, 0–1, from its left and its top. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

/** A column of a plot. */
export interface PlotBar {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly color: PlotColor;
  /** Whether the column is less certain or less important than the others. */
  readonly isPale?: boolean;
}

/** The range of a value, as a vertical line. */
export interface PlotRange {
  readonly top: number;
  readonly bottom: number;
  /** `bold` and `dashed` lines have short lines across their ends. `dashed` means not final, and `pale` is for ranges that overlap others. */
  readonly look: 'bold' | 'dashed' | 'pale';
  readonly isCutAbove?: boolean;
  readonly isCutBelow?: boolean;
}

/** A value, with its range if it has one. */
export interface PlotDot extends PlotPoint {
  readonly color: PlotColor;
  /** A cross is a value that is not known: its position has no meaning. */
  readonly shape: 'disc' | 'ring' | 'diamond' | 'cross';
  readonly size: 'small' | 'medium' | 'large';
  readonly range?: PlotRange;
  readonly label?: { readonly text: string; readonly place: 'above' | 'below' | 'left' };
}

/** A shape of a plot. */
export type PlotMark =
  | {
      readonly kind: 'bars';
      readonly bars: readonly PlotBar[];
      /** The share of its space that a bar covers. If absent, adjacent bars touch. */
      readonly share?: number;
    }
  | { readonly kind: 'dots'; readonly dots: readonly PlotDot[] }
  /** Lines through points, interrupted at missing values. */
  | {
      readonly kind: 'line';
      readonly runs: readonly (readonly PlotPoint[])[];
      readonly color: PlotColor;
      readonly isDashed?: boolean;
    }
  /** The area between two lines, behind the grid. */
  | { readonly kind: 'band'; readonly upper: readonly PlotPoint[]; readonly lower: readonly PlotPoint[] }
  /** Parts of the horizontal axis, over the whole height and behind the grid. */
  | {
      readonly kind: 'spans';
      readonly spans: readonly { readonly from: number; readonly to: number }[];
      readonly look: 'shaded' | 'hatched';
    }
  /** A vertical line. */
  | {
      readonly kind: 'rule';
      readonly color: PlotColor;
      readonly x: number;
      readonly isDashed?: boolean;
      /** The name of the line, above it. */
      readonly label?: string;
      /** The name of the line, beside it. In text line 0, the name is inside the area; otherwise, it is above the area. */
      readonly flag?: { readonly text: string; readonly line: number };
    }
  /** Words at the upper edge, centered at `x`. */
  | { readonly kind: 'text'; readonly x: number; readonly text: string };

/** A horizontal line with its value. */
export interface ValueTick {
  readonly y: number;
  readonly label: string;
  readonly isZero?: boolean;
  /** Whether this line is a goal: values on or above it are good. */
  readonly isGoal?: boolean;
}

/** A label of the horizontal axis. */
export interface AxisTick {
  readonly x: number;
  readonly label: string;
  /** A second line of text. If any label has a second line, all labels reserve space for it. */
  readonly below?: string | null;
  readonly isStrong?: boolean;
}

/** The space in which marks are drawn, with its vertical axis. */
export interface PlotArea {
  /** The meaning of the vertical axis, above it. */
  readonly name?: string;
  /** Height in lines of text. */
  readonly height: number;
  /** If there are no values, a line closes the area at its bottom. */
  readonly values?: readonly ValueTick[];
  /** The marks in the order in which they are drawn. */
  readonly marks: readonly PlotMark[];
}

/** A chart of numbers, which each medium draws in its own way. */
export interface Plot extends PlotArea {
  readonly title: string;
  /** The message of the plot, below the title. */
  readonly finding?: string;
  readonly legend?: readonly PlotSymbol[];
  /** A second area on the same horizontal axis. */
  readonly second?: PlotArea;
  readonly ticks?: readonly AxisTick[];
  /** The meaning of the horizontal axis. */
  readonly axis?: string;
  /** The meaning of both ends of the horizontal axis. */
  readonly ends?: { readonly left: string; readonly right: string };
  /** The meaning of both ends of the vertical axis. */
  readonly sides?: { readonly upper: string; readonly lower: string };
  /** A description for readers who do not see the picture, in sentences. */
  readonly alternative: string;
  readonly caption?: string;
  /** The values of the plot, which a screen shows on demand. */
  readonly table?: ChartTable;
}

/** A line or a dot with its meaning. */
export interface PlotSymbol {
  readonly text: string;
  readonly color: PlotColor;
  /** The shape of a line or dot. Dots are as large as the dots of the plot. */
  readonly shape: 'line' | 'dashes' | PlotDot['shape'];
  readonly size?: PlotDot['size'];
}
