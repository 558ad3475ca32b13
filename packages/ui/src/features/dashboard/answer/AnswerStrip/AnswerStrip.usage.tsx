import { clearWin, noDetectableChange } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { Usage } from '#storybook/usage.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { AssumptionsBanner } from '../../assumptions/AssumptionsBanner/AssumptionsBanner.tsx';
import { AnswerStrip } from './AnswerStrip.tsx';

const doNothing = () => undefined;

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report opens with its answer: what remains of the savings after license costs.',
    'Readers decide from it whether to read on, so it says how certain the figure is before they do.',
  ],
  whenNot: [
    'The reader wants every step from the headline to the net. Use `BridgePanel`, to which the strip links.',
    'The figures are gross, before licenses and unused time. Use `MetricCards`.',
    'The answer has scrolled out of view. Use `MiniHeader`.',
    'The inputs of the figure are shown. Use `AssumptionsBanner`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'A card. Its layout follows its own width, not that of the window.',
      parts: [
        {
          name: 'Answer',
          purpose:
            'The title names the figure, such as "Net savings per year". The figure follows, and one line with the change, payback and range.',
        },
        { name: 'Warning', purpose: 'Says what to check first if the headline is implausibly high.' },
        {
          name: 'Short waterfall',
          purpose:
            'The steps from gross to net. It is fetched when it comes near the viewport, and left out on a phone.',
        },
        { name: 'Evidence', purpose: 'The grade, beside the title. Leads to its explanation.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show it for every report. If the data leave the answer open, it says so and gives the range.',
      example: () => (
        <AnswerStrip
          report={noDetectableChange}
          economics={defaultEconomics}
          onEnterSeats={doNothing}
          onVisit={doNothing}
        />
      ),
    },
    {
      text: 'Put a field into `touched` when the reader enters it. Other fields stay marked.',
      example: () => (
        <AssumptionsBanner
          report={clearWin}
          economics={{ ...defaultEconomics, touched: ['seats'] }}
          onEdit={doNothing}
        />
      ),
    },
  ],
  donts: [
    {
      text: 'A figure without its range and its inputs looks certain and cannot be checked.',
      example: () => (
        <Card>
          <h4>Net savings per year</h4>
          <p>$64,750</p>
        </Card>
      ),
    },
    {
      text: 'Without their mark, defaults pass for facts about the customer.',
      example: () => (
        <AssumptionsBanner
          report={clearWin}
          economics={{ ...defaultEconomics, touched: ['seats', 'price', 'realization'] }}
          onEdit={doNothing}
        />
      ),
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the grade, then to the link to every step.' },
    { keys: ['Enter'], does: 'Follows a link.' },
  ],
  accessibility: [
    'It is a region named by its title, an `h2`.',
    'The bars are hidden from screen readers. The name and the amount of each step are beside them as text, in an ordered list.',
    'The line under the figure is a list: screen readers read its parts one by one.',
    'A long amount is shown smaller until it fits. It is never cut.',
  ],
};
