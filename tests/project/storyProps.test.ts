import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PropsReader } from '../../.storybook/props/PropsReader.ts';
import { actingStories } from '../../.storybook/storyDescriptions.ts';
import { root } from '../../scripts/processes.ts';
import { documentedStories } from './support/usagePages.ts';

describe('the props on a docs page', () => {
  let reader: PropsReader;
  beforeAll(() => {
    reader = new PropsReader(join(root, 'packages/app/tsconfig.json'));
  });
  afterAll(() => reader.close());

  const read = (component: string) => reader.read(join(root, `packages/ui/src/${component}.stories.tsx`));

  it('have the members of a union, the default and the sentence above them', () => {
    const button = read('primitives/Button/Button');
    expect(button?.passesOn).toBe(true);
    expect(button?.props.find(({ name }) => name === 'variant')).toEqual({
      name: 'variant',
      type: "'ghost' | 'primary' | 'secondary'",
      required: false,
      description: 'Use one primary button per view, for its main action.',
      defaultValue: "'secondary'",
      fields: [],
    });
  });

  it('have the fields of an object, and what a type inherits and leaves out', () => {
    const card = read('features/dashboard/summary/MetricCard/MetricCard');
    expect(read('features/dashboard/shared/Amounts/Amounts')?.passesOn).toBe(false);
    expect(card?.props.map(({ name }) => name)).not.toContain('id');
    const figure = card?.props.find(({ name }) => name === 'figure');
    expect(figure?.type).toBe('MetricCardValue');
    expect(figure?.description).toMatch(/^The value of a card\./);
    expect(figure?.fields.map(({ name, type }) => `${name}: ${type}`)).toContain('value: number | null');
  });

  it('call what is too long to spell out by the name in the source', () => {
    const [report] = read('features/dashboard/summary/MetricCards/MetricCards')?.props ?? [];
    expect(report?.type).toBe('Report');
  });

  it('have a sentence each', () => {
    const undescribed = documentedStories().flatMap(({ path }) => {
      const props = reader.read(join(root, `${path}.stories.tsx`))?.props ?? [];
      return props.filter(({ description }) => description === '').map(({ name }) => `${path}: ${name}`);
    });
    expect(undescribed).toEqual([]);
  });
});

it('finds the stories that act before they show their state', () => {
  const source = `
export const Ready = meta.story({ tags: ['state:ready'] });
export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
});
export const Checked = Open.extend({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
  },
});
export const OpenInGerman = Open.extend({ globals: { notation: 'EUR de-DE' } });
export const Followed = meta.story({ play: followLink });
`;
  expect([...actingStories(source)]).toEqual(['Open', 'OpenInGerman', 'Followed']);
});
