/** Explains next to the form how a plan is made. */
export const planIntroTexts = {
  lead: 'Teams start one after another, in an order that chance draws. The report at the end can then say what the rollout changed.',
  steps: [
    {
      name: 'Read.',
      text: 'Up to two years of finished tickets show how much each team varies. No titles, no names.',
    },
    { name: 'Forecast.', text: 'The plan is replayed in those weeks: how often would it find the saving?' },
    { name: 'Draw.', text: 'Chance decides who starts when. A third of the teams waits until the end.' },
    {
      name: 'Check.',
      text: 'On the planned day, the plan file leads to a report that says whether the rollout changed anything.',
    },
  ],
  reading: 'Up to two years of finished tickets show how much each team varies from week to week.',
} as const;
