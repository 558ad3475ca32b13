import type { BridgeGap } from '@roi-insight/roi-math';

/** The button that leads to the only input without a default. */
export const ENTER_SEATS = 'Enter the number of seats';

/** The reasons for a missing net figure, each with a title and a sentence. */
export const gapTexts: Readonly<Record<BridgeGap, { readonly title: string; readonly text: string }>> = {
  'nothing-after-adoption': noFigure('No tickets were completed after adoption.'),
  'not-measured': noFigure('One of the periods has no measured tickets.'),
  'no-evidence': {
    title: 'No net figure',
    text: 'This report has no evidence to check the headline against.',
  },
  'too-little-data': noFigure(
    'There is too little data to say how much of the headline is real, so we don’t project from it.',
  ),
  'version-1': noFigure(
    'Version 1 of the measurement made this report, without the hours that a net figure needs. Run the analysis again to get one.',
  ),
  'no-seats': {
    title: 'How many seats?',
    text: `${ENTER_SEATS} to calculate the license cost and the team’s hours.`,
  },
};

function noFigure(text: string) {
  return { title: 'No net figure yet', text };
}
