import { expect, it } from 'vitest';
import { argsAsProps } from '../../.storybook/docs/argsAsProps.ts';

it('writes the args of a story as attributes of its component', () => {
  const source = `meta.story({
  tags: ['state:edge'],
  args: {
    ...shared,
    figure: {
      value: -8_432.4,
      missing: 'No ticket, {none}'
    },
    trend: 'down',
    hint: 'He said "no"',
    isOpen: true,
    report,
    onEdit: fn(),
    icon: <Coins size={2} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('args: {')).toBeVisible();
  }
})`;
  expect(argsAsProps(source)).toBe(`{...shared}
figure={{
  value: -8_432.4,
  missing: 'No ticket, {none}'
}}
trend="down"
hint={'He said "no"'}
isOpen
report={report}
icon={<Coins size={2} />}`);
});

it('is empty for a story without args', () => {
  expect(argsAsProps("meta.story({\n  tags: ['state:ready'],\n  play: async () => {}\n})")).toBe('');
});
