import { clearWin } from '@roi-insight/contracts/fixtures';
import { costFacts, createFormats, defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { Usage } from '#storybook/usage.ts';
import { AssumptionList } from '../../shared/AssumptionList/AssumptionList.tsx';
import { AssumptionsBanner } from './AssumptionsBanner.tsx';

const formats = createFormats(defaultBrand);

const doNothing = () => undefined;

/** The report after the reader has entered this cost. */
const entered = { ...defaultEconomics, enteredEngineerCost: clearWin.summary_metrics.assumptions.engineer_annual_cost };

export const usage: Usage = {
  status: 'stable',
  when: [
    'Gross dollars follow below it, and all of them depend on the hourly cost of an engineer.',
    'The reader may replace the default cost. The button opens `AssumptionsModal`.',
  ],
  whenNot: [
    'Seats, price and rate also matter. Use `AnswerStrip` or `BridgePanel`, which show them with the net.',
    'Inputs are listed without a button. Use `AssumptionList`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'One line on a wide desktop. On smaller screens, the values are below the title and the button.',
      parts: [
        { name: 'Title', purpose: 'Always "Cost Assumptions".' },
        { name: 'Values', purpose: 'An `AssumptionList` with annual cost, hourly rate and hours per day.' },
        { name: 'Edit Assumptions', purpose: 'Calls `onEdit`. It is not printed.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Put it directly above the figures that it explains.',
      example: () => (
        <>
          <AssumptionsBanner report={clearWin} economics={defaultEconomics} onEdit={doNothing} />
          <p>Cost Savings: $64,750</p>
        </>
      ),
    },
    {
      text: 'Set `enteredEngineerCost` to what the reader saved. The mark then disappears.',
      example: () => <AssumptionsBanner report={clearWin} economics={entered} onEdit={doNothing} />,
    },
  ],
  donts: [
    {
      text: 'At the bottom of the page, it is read after the dollars or not at all.',
      example: () => (
        <>
          <p>Cost Savings: $64,750</p>
          <AssumptionsBanner report={clearWin} economics={defaultEconomics} onEdit={doNothing} />
        </>
      ),
    },
    {
      text: 'A list without the button shows an assumption that cannot be corrected.',
      example: () => (
        <AssumptionList items={costFacts(formats, clearWin.summary_metrics.assumptions, defaultEconomics)} />
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the button.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button.' },
  ],
  accessibility: [
    'It is a region with the name "Cost Assumptions".',
    'The icon of the button is hidden from screen readers. The button’s name is its text.',
    'A default is marked with the word "assumed", not by color alone.',
  ],
};
