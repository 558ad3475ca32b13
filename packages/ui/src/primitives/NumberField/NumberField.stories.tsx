import { expect, fn, userEvent } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { pseudoStates } from '#storybook/pseudoStates.ts';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Primitives/NumberField',
  component: NumberField,
  args: {
    label: 'Annual Engineer Cost ($)',
    placeholder: '100000',
    min: 0,
    defaultValue: 150_000,
    onValueChange: fn(),
  },
  render: (args) => (
    <div style={{ maxWidth: '20rem' }}>
      <NumberField {...args} />
    </div>
  ),
});

/** With the current value. */
export const Ready = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Annual Engineer Cost ($)' });
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '120000.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(120_000.5);
  },
});

/** When the value was deleted: the placeholder shows a typical value. */
export const Empty = meta.story({ tags: ['state:empty', 'no-picture'], args: { defaultValue: null } });

/** When the label does not contain the unit. */
export const WithUnit = meta.story({
  tags: ['state:ready'],
  args: {
    label: 'Realization rate',
    defaultValue: 50,
    unit: '%',
    max: 100,
    hint: 'Share of freed time that becomes output.',
  },
});

/** When the value is invalid. */
export const Invalid = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { defaultValue: 0, error: 'Enter a cost above zero.' },
});

/** All states, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  parameters: pseudoStates('input'),
  render: () => (
    <Matrix cell="15rem" rows={['filled', 'invalid']} columns={['rest', 'hover', 'focus-visible', 'disabled']}>
      {(content, state) => (
        <NumberField
          label="Seats"
          value={25}
          onValueChange={fn()}
          disabled={state === 'disabled'}
          error={content === 'invalid' ? 'Not a number of seats' : undefined}
        />
      )}
    </Matrix>
  ),
});
