import { useState } from 'react';
import type { UsagePage } from '#storybook/usage.ts';
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

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'The reader types an amount or a count, such as a cost or a number of seats.',
    'The value may have decimals and has a wide range.',
  ],
  whenNot: [
    'There are only a few values, and readers try several. Use `Slider`.',
    'The digits are not a quantity, such as in a ticket key. Use `TextField`.',
    'The value is a day. Use `DateField`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'Names the quantity.' },
    {
      name: 'Box',
      purpose: 'Has no stepper buttons.',
      parts: [
        { name: 'Input', purpose: 'The native number input. Accepts most of its attributes, such as `min`.' },
        { name: 'Unit', purpose: 'At the end of the box.' },
      ],
    },
    { name: 'Error', purpose: 'What is wrong with the value, with an icon.' },
    { name: 'Hint', purpose: 'The purpose of the number.' },
  ],
  dos: [
    {
      text: 'Show the unit in the label or at the end of the box.',
      example: () => <NumberField label="Realization rate, in percent" unit="%" defaultValue={50} />,
    },
    {
      text: 'Keep `null` while the field is empty, and say with `error` what is missing.',
      example: KeptEmpty,
    },
  ],
  donts: [
    {
      text: 'Without a unit, 50 may be half or fifty hours.',
      example: () => <NumberField label="Realization rate" defaultValue={50} />,
    },
    {
      text: 'A value that corrects itself changes while the reader types. Delete the 0: it comes back.',
      example: FilledIn,
    },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Raises or lowers the value by `step`, or by 1 if there is none.' },
  ],
  accessibility: [
    'It has the role `spinbutton`, is named by its label, and described by error and hint.',
    'The unit is hidden from screen readers: say it in the label or in the hint.',
    'Scrolling the mouse wheel blurs the input instead of changing the value.',
    'A phone shows a keyboard with digits and a decimal separator.',
  ],
};
