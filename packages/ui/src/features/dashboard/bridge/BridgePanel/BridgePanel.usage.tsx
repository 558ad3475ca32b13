import { slower } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../../primitives/EmptyState/EmptyState.tsx';
import { BridgePanel } from './BridgePanel.tsx';

const doNothing = () => undefined;

export const usage: Usage = {
  status: 'stable',
  when: [
    'The reader asks why the net is smaller than the headline. Each step says what it removes.',
    'The reader has to decide about licenses: net impact per year, payback and break-even follow the steps.',
  ],
  whenNot: [
    'The page opens with the answer. Use `AnswerStrip`, which has the short form of the same steps.',
    'The gross saving is shown over time. Use the chart `CumulativeSavings`.',
  ],
  anatomy: [
    {
      name: 'Section',
      purpose: 'A `ReportSection` with the `id` "net-savings", the target of links.',
      parts: [
        {
          name: 'Waterfall',
          purpose:
            'One line for each step: name and reason, a bar, the amount. Whiskers show the cautious and the optimistic end.',
        },
        { name: 'Alert', purpose: 'Appears if the headline claims more hours than the team plausibly has.' },
        {
          name: 'Quarters',
          purpose:
            'Appears if a later quarter was measured: the net of each quarter of the year, measured or projected.',
        },
        { name: 'Outcomes', purpose: 'Net impact per year, payback and break-even, each with its reason.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Also show it for a loss. The licenses add to the loss, and the panel says so.',
      example: () => <BridgePanel report={slower} economics={defaultEconomics} onEnterSeats={doNothing} />,
    },
    {
      text: 'Without seats there is no net. Ask for the missing input, as the panel does.',
      example: () => (
        <BridgePanel report={slower} economics={{ ...defaultEconomics, seats: 0 }} onEnterSeats={doNothing} />
      ),
    },
  ],
  donts: [
    {
      text: 'A gross figure in its place hides what the licenses cost.',
      example: () => <p>Cost of slower tickets: $46,939</p>,
    },
    {
      text: 'A general message does not say what the reader can do.',
      example: () => (
        <EmptyState title="No data" action={<Button>Reload</Button>}>
          The net savings are not available.
        </EmptyState>
      ),
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Without seats, moves focus to the button that asks for them.' },
    { keys: ['Enter', 'Space'], does: 'Presses the button.' },
  ],
  accessibility: [
    'It is a region named by its title. A link to it moves focus to the title.',
    'The waterfall is an ordered list. Bars and whiskers are hidden from screen readers; name, reason and amount are text.',
    'An impossible headline is an alert; an unusually high one is a status message.',
  ],
};
