import { useState } from 'react';
import type { Usage } from '#storybook/usage.ts';
import { NumberField } from './NumberField.tsx';

const TOO_LOW = 'Enter a cost above zero.';

function KeptEmpty() {
  const [cost, setCost] = useState<number | null>(null);
  return (
    <NumberField
      label="Annual Engineer Cost ($)"
      value={cost}
      error={cost === null || cost <= 0 ? TOO_LOW : undefined}
      onValueChange={setCost}
    />
  );
}

function FilledIn() {
  const [cost, setCost] = useState(0);
  return (
    <NumberField
      label="Annual Engineer Cost ($)"
      value={cost}
      onValueChange={(next) => setCost(Math.max(next ?? 0, 0))}
    />
  );
}

export const usage: Usage = {
  status: 'stable',
  when: [
    'The reader types an amount or a count, such as a cost or a number of seats.',
    'The value may have decimals and can be anything in a wide range.',
  ],
  whenNot: [
    'The value is one of a few on a line, and readers try several. Use `Slider`.',
    'The digits are not a quantity, such as those of a ticket key. Use `TextField`.',
    'The value is a day. Use `DateField`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'What is counted or measured.' },
    {
      name: 'Box',
      purpose: 'Has no arrows to press.',
      parts: [
        { name: 'Input', purpose: 'The native number input. It takes most attributes of one, such as `min`.' },
        { name: 'Unit', purpose: 'Stands at the end of the box.' },
      ],
    },
    { name: 'Error', purpose: 'What is wrong with the value, with an icon.' },
    { name: 'Hint', purpose: 'What the number is used for.' },
  ],
  dos: [
    {
      text: 'Show the unit, in the label or at the end of the box.',
      example: () => <NumberField label="Realization rate, in percent" unit="%" defaultValue={50} />,
    },
    {
      text: 'Keep `null` while the field is empty, and say with `error` what is missing.',
      example: KeptEmpty,
    },
  ],
  donts: [
    {
      text: '50 of what? Half, or fifty hours?',
      example: () => <NumberField label="Realization rate" defaultValue={50} />,
    },
    {
      text: 'A value that corrects itself changes under the hands of the reader. Delete the 0: it comes back.',
      example: FilledIn,
    },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Raises or lowers the value by `step`, or by 1 if there is none.' },
  ],
  accessibility: [
    'It has the role `spinbutton` and is named by its label. Error and hint are its description.',
    'The unit is hidden from screen readers: say it in the label or in the hint.',
    'A turn of the wheel takes the focus away instead of changing the value.',
    'A phone shows a keyboard with digits and a decimal separator.',
  ],
};
