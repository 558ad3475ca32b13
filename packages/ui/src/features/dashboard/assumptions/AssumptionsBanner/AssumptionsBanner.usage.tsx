import { clearWin } from '@roi-insight/contracts/fixtures';
import { costFacts, createFormats, defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { Usage } from '#storybook/usage.ts';
import { Facts } from '../../shared/Facts/Facts.tsx';
import { AssumptionsBanner } from './AssumptionsBanner.tsx';

const formats = createFormats(defaultBrand);

const doNothing = () => undefined;

/** The report after the reader has entered this cost. */
const entered = { ...defaultEconomics, enteredEngineerCost: clearWin.summary_metrics.assumptions.engineer_annual_cost };

export const usage: Usage = {
  status: 'stable',
  when: [
    'Money follows below or above it, and all of it depends on these inputs.',
    'The reader may replace the defaults. Each input, and the button, opens `AssumptionsModal`.',
  ],
  whenNot: ['The values are not inputs. Use `Facts`.'],
  anatomy: [
    {
      name: 'Section',
      purpose: 'One line on a wide desktop. On smaller screens, the values are below the title and the button.',
      parts: [
        { name: 'Title', purpose: 'Always "Cost Assumptions".' },
        {
          name: 'Inputs',
          purpose:
            'Each that can be entered is a button with a dashed border and the word "default" until the reader enters it.',
        },
        { name: 'Edit Assumptions', purpose: 'Calls `onEdit` with the engineer cost. It is not printed.' },
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
      example: () => <Facts items={costFacts(formats, clearWin.summary_metrics.assumptions, defaultEconomics)} />,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus through the inputs, then to the button.' },
    { keys: ['Enter', 'Space'], does: 'Opens the input in the editor.' },
  ],
  accessibility: [
    'It is a region with the name "Cost Assumptions".',
    'The icon of the button is hidden from screen readers. The button’s name is its text.',
    'A default is marked with a word and a dashed border, not by color alone.',
    'An input is named after what pressing it does, such as "Edit Seats 25 default".',
  ],
};
