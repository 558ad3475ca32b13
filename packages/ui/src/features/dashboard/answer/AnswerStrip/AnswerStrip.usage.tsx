import { clearWin, noDetectableChange } from '@roi-insight/contracts/fixtures';
import { createFormats, defaultBrand, economicsFacts } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { Usage } from '#storybook/usage.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { AssumptionList } from '../../shared/AssumptionList/AssumptionList.tsx';
import { AnswerStrip } from './AnswerStrip.tsx';

const formats = createFormats(defaultBrand);

const doNothing = () => undefined;

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report opens with its answer: what remains of the savings after license costs.',
    'The reader may change seats, price, rate or cost. Each of these inputs is a button that calls `onEdit` with its field.',
  ],
  whenNot: [
    'The reader wants every step from the headline to the net. Use `BridgePanel`, to which the strip links.',
    'The figures are gross, before licenses and unused time. Use `MetricCards`.',
    'The verdict and its grade are enough. Use `VerdictLine`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'A card. Its layout follows its own width, not that of the window.',
      parts: [
        {
          name: 'Answer',
          purpose:
            'The title names the figure, such as "Net savings in a year". The figure, its range and a note follow.',
        },
        { name: 'Warning', purpose: 'Says what to check first if the headline is implausibly high.' },
        {
          name: 'Short waterfall',
          purpose: 'The steps from gross to net. It is fetched when it comes near the viewport.',
        },
        {
          name: 'Facts',
          purpose: 'Short figures side by side, with the grade of the evidence and a link to its meaning.',
        },
        {
          name: 'Inputs',
          purpose: 'A list of buttons. A dashed border and "assumed" mark values that the reader has not entered.',
        },
        {
          name: 'Reconciliation',
          purpose: 'Says how this answer relates to the other figures of the report.',
        },
      ],
    },
  ],
  dos: [
    {
      text: 'Show it for every report. If the data leave the answer open, it says so and gives the range.',
      example: () => (
        <AnswerStrip report={noDetectableChange} economics={defaultEconomics} onEdit={doNothing} onVisit={doNothing} />
      ),
    },
    {
      text: 'Put a field into `touched` when the reader enters it. Other fields stay marked.',
      example: () => (
        <AssumptionList items={economicsFacts(formats, clearWin, { ...defaultEconomics, touched: ['seats'] })} />
      ),
    },
  ],
  donts: [
    {
      text: 'A figure without its range and its inputs looks certain and cannot be checked.',
      example: () => (
        <Card>
          <h4>Net savings in a year</h4>
          <p>$64,750</p>
        </Card>
      ),
    },
    {
      text: 'Without their mark, defaults pass for facts about the customer.',
      example: () => (
        <AssumptionList
          items={economicsFacts(formats, clearWin, { ...defaultEconomics, touched: ['seats', 'price', 'realization'] })}
        />
      ),
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through the links and the inputs, from top to bottom.' },
    { keys: ['Enter'], does: 'Follows a link, or opens the input for editing.' },
    { keys: ['Space'], does: 'Opens the input for editing.' },
  ],
  accessibility: [
    'It is a region named by its title, an `h2`.',
    'The bars are hidden from screen readers. The name and the amount of each step are beside them as text, in an ordered list.',
    'An input has a name such as "Edit Seats 25 assumed": the mark is a word and not only a dashed border.',
    'A long amount is shown smaller until it fits. It is never cut.',
  ],
};
