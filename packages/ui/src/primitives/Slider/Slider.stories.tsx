import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { pseudoStates } from '#storybook/pseudoStates.ts';
import { Slider } from './Slider.tsx';

const meta = preview.meta({
  title: 'Primitives/Slider',
  component: Slider,
  args: {
    label: 'Pretended week',
    stops: [0, 1, 2, 3, 4, 5, 6, 7, 8, 12],
    defaultValue: 4,
    valueText: (value) => `Week ${value}`,
    largeStep: 4,
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem', paddingInline: '1rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When one of several values is chosen: arrow keys move to the next value, and Page Up and Page Down move further. */
export const Ready = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Pretended week' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Week 5');
    await userEvent.keyboard('{PageDown}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Week 1');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Week 0');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Week 12');
    slider.blur();
  },
});

/** When the next value is far away. */
export const AcrossAGap = meta.story({ tags: ['state:edge'], args: { defaultValue: 8 } });

AcrossAGap.test('crosses the gap in both directions with one press of an arrow key', async ({ args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
  await userEvent.keyboard('{ArrowLeft}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(8);
});

AcrossAGap.test('takes the closer value while a pointer is between two values', async ({ args, canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Pretended week' });
  await fireEvent.pointerDown(slider);
  await fireEvent.input(slider, { target: { value: '9' } });
  await expect(args.onValueChange).toHaveBeenLastCalledWith(8);
  await fireEvent.input(slider, { target: { value: '11' } });
  await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
  await fireEvent.pointerUp(slider);
});

AcrossAGap.test('crosses the gap if a screen reader requests the next value', async ({ args, canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Pretended week' });
  await fireEvent.input(slider, { target: { value: '9' } });
  await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
  await fireEvent.input(slider, { target: { value: '11' } });
  await expect(args.onValueChange).toHaveBeenLastCalledWith(8);
});

AcrossAGap.test('crosses the gap after a touch that scrolled the page', async ({ args, canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Pretended week' });
  await fireEvent.pointerDown(slider);
  await fireEvent.pointerCancel(slider);
  await fireEvent.input(slider, { target: { value: '9' } });
  await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
});

/** When there are only two values. */
export const TwoValues = meta.story({ tags: ['state:edge'], args: { stops: [0, 12], defaultValue: 0 } });

/** Default, hover and keyboard focus, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  parameters: pseudoStates('input'),
  render: (args) => (
    <Matrix cell="14rem" rows={['middle', 'end']} columns={['default', 'hover', 'focus-visible']}>
      {(place, state) => (
        <Slider {...args} label={`${place}, ${state}`} value={place === 'end' ? 12 : 4} valueText={place} />
      )}
    </Matrix>
  ),
});

Ready.test('reports the final value when the key is released', async ({ args, canvas }) => {
  const slider = canvas.getByRole('slider');
  slider.focus();
  await userEvent.keyboard('{Home}');
  await expect(args.onValueCommit).toHaveBeenLastCalledWith(0);
  await fireEvent.keyDown(slider, { key: 'ArrowRight' });
  await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  await expect(args.onValueCommit).toHaveBeenLastCalledWith(0);
  await fireEvent.keyUp(slider, { key: 'ArrowRight' });
  await expect(args.onValueCommit).toHaveBeenLastCalledWith(1);
});

/** When the value depends on something else: the slider shows the value but cannot be moved. */
export const Disabled = meta.story({
  tags: ['state:edge'],
  args: { disabled: true },
  play: async ({ canvas }) => expect(canvas.getByRole('slider')).toBeDisabled(),
});
