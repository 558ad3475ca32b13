/** The texts of the two ways to draw an order: from an issue in Jira, which proves its time, or at random. */
export const registrationTexts = {
  witness: {
    title: 'Draw with a witness',
    text: 'An issue in Jira shows that this plan was made before anyone started. The order is then drawn from its code and that issue, so that no person chose it.',
    key: 'Key of the issue',
    wrongKey: 'Type the key of the issue, such as ABC-123',
    checking: 'Looking up the issue',
  },
  random: {
    title: 'Draw without a witness',
    text: 'The order comes from the random source of this browser. It is as fair, but the report cannot show that: it will name no cause, and its grade is B at best.',
  },
} as const;
