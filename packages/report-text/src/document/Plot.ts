/** The role of a color in a plot. Each theme and each medium has its own colors for them. */
export type PlotColor = 'before' | 'after' | 'accent' | 'grid';

/** A column of a plot, in shares. */
export interface PlotBar {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly color: PlotColor;
}

/** A shape of a plot. Positions and lengths are shares of its width and height, 0–1, from its left and its bottom. */
export type PlotMark =
  /** Columns that stand on the horizontal axis. */
  | { readonly kind: 'bars'; readonly bars: readonly PlotBar[] }
  /** A vertical line, with its name above. */
  | {
      readonly kind: 'rule';
      readonly color: PlotColor;
      readonly x: number;
      readonly label?: string;
      readonly isDashed?: boolean;
    };

/** A picture of numbers, drawn by each medium. */
export interface Plot {
  readonly title: string;
  /** The meaning of both ends of the horizontal axis. */
  readonly ends: { readonly left: string; readonly right: string };
  /** In drawing order. */
  readonly marks: readonly PlotMark[];
  /** A description for readers who do not see the picture, in sentences. */
  readonly alternative: string;
  readonly caption: string;
}
