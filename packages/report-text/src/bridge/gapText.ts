import type { BridgeGap } from '@roi-insight/roi-math';

/** Why there is no net figure: a title and a sentence. */
export const gapText: Readonly<Record<BridgeGap, { readonly title: string; readonly text: string }>> = {
  'nothing-after-adoption': noFigure('Nothing was completed after adoption, so there are no savings to examine.'),
  'not-measured': noFigure('One of the periods has no measured ticket, so there are no savings to examine.'),
  'no-evidence': noFigure('The report has no evidence to compare the headline with.'),
  'too-little-data': noFigure(
    'There is too little data to say how much of the headline is real. Nothing is projected from it.',
  ),
  'version-1': noFigure(
    'This report was made by version 1 of the measurement, which did not record the hours that a net figure is based on. Run the analysis again to get one.',
  ),
  'no-seats': {
    title: 'How many seats?',
    text: 'Enter the number of seats: the cost of the licenses and the hours of the team depend on it.',
  },
};

function noFigure(text: string) {
  return { title: 'No net figure yet', text };
}
