/** The texts above a report on generated tickets. */
export const sampleRibbonTexts = { title: 'Sample data.', note: 'Not from a real team.' } as const;
