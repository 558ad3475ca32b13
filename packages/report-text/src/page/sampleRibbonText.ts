/** What is said above a report of generated tickets. */
export const sampleRibbonText = { title: 'Sample data.', note: 'Not from a real team.' } as const;
