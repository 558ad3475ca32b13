import type { Economics } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { AnswerStrip } from '../../answer/AnswerStrip/AnswerStrip.tsx';
import { WhatIf } from './WhatIf.tsx';

const doNothing = () => undefined;

function Sliders({ hasAnswer }: { readonly hasAnswer: boolean }) {
  const [economics, setEconomics] = useState<Economics>({ ...defaultEconomics, seats: 20 });
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {hasAnswer && (
        <AnswerStrip report={clearWin} economics={economics} onEnterSeats={doNothing} onVisit={doNothing} />
      )}
      <WhatIf economics={economics} onChange={setEconomics} onCommit={doNothing} />
    </div>
  );
}

export const usage: Usage = {
  status: 'stable',
  when: ['A reader asks what other inputs would change, and the answer is in view.'],
  whenNot: ['The reader knows the exact input. Use `AssumptionsModal`, which also has the cost of an engineer.'],
  anatomy: [
    {
      name: 'Section',
      purpose: 'Three sliders, side by side from a tablet on.',
      parts: [
        { name: 'Reset', purpose: 'Returns to the inputs at which the sliders were opened.' },
        { name: 'Slider', purpose: 'Its name, its value as text, and its track.' },
        { name: 'Note', purpose: 'Why seats and price cannot be moved, if the actual spend was entered.' },
      ],
    },
  ],
  dos: [
    { text: 'Put it beside the answer, which follows every frame.', example: () => <Sliders hasAnswer /> },
    {
      text: 'Draw in `onChange`, and store in `onCommit`: it comes once, when the reader lets go.',
      example: () => <Sliders hasAnswer />,
    },
  ],
  donts: [
    {
      text: 'Without the answer, the sliders change nothing that the reader can see.',
      example: () => <Sliders hasAnswer={false} />,
    },
    {
      text: 'Do not store in `onChange`: it comes up to 60 times a second.',
      example: () => <Sliders hasAnswer={false} />,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the next slider, then to Reset.' },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Moves the slider by one step. In right-to-left pages, the directions are mirrored.',
    },
    { keys: ['PageUp', 'PageDown'], does: 'Moves it by ten steps.' },
    { keys: ['Home', 'End'], does: 'Moves it to its first or last value.' },
  ],
  accessibility: [
    'It is a region named by its title.',
    'A screen reader reads the value of a slider as text, with its currency or percent sign.',
    'Each slider can be touched within 44 px of height.',
  ],
};
