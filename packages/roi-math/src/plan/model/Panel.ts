export interface PanelTeam {
  /** Weekly means of ln(hours), standardized; 0 in weeks without tickets. */
  readonly means: Float64Array;
  /** 1 ÷ the sampling variance of the mean, s² ÷ tickets; 0 in weeks without tickets, so that these weeks do not count. */
  readonly precisions: Float64Array;
}

/** The weeks of all teams, on which an estimate is based. */
export interface Panel {
  /** Week number of the first column. */
  readonly from: number;
  readonly weeks: number;
  readonly teams: readonly PanelTeam[];
}
