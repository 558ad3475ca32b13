/** A choice of scope and calendar that was made on a report. */
interface NextAnalysis {
  /** Whether the API key is needed to make the report again. */
  readonly isWaiting: boolean;
  /** Whether the choice is the default. */
  readonly isDefault: boolean;
}

type Parts = readonly [before: string, after: string, choice: string];

/** A note about the next analysis of a project: the words before and after the project's name, then the choice. */
export function nextAnalysisText({ isWaiting, isDefault }: NextAnalysis): Parts {
  const choice = isDefault ? 'the default scope and calendar.' : 'the chosen scope and calendar:';
  return isWaiting ? ['Enter the API key to analyze', 'again, with', choice] : ['The next analysis of', 'uses', choice];
}
