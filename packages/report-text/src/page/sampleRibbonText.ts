/** The texts above a report on generated tickets. */
export const sampleRibbonText = { title: 'Sample data.', note: 'Not from a real team.' } as const;
