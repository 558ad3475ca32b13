import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { createFormats, defaultBrand, MISSING } from '@roi-insight/report-text';
import { MetricValue } from './MetricValue.tsx';

const formats = createFormats(defaultBrand);

const reason = 'No measured ticket after adoption';

const meta = preview.meta({
  title: 'Features/MetricValue',
  component: MetricValue,
  args: { text: formats.money(64_750), reason },
});

/** Wherever a figure is printed that may be missing. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$64,750')).toBeVisible();
    await expect(canvas.queryByText(reason)).toBeNull();
  },
});

/** When it cannot be computed: a dash for the eye, the reason for the pointer and for screen readers. */
export const Missing = meta.story({
  tags: ['state:empty'],
  args: { text: MISSING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(MISSING)).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByTitle(reason)).toHaveTextContent(reason);
  },
});

/** When it is nothing: zero is a figure, without a sign. */
export const Zero = meta.story({ tags: ['state:edge'], args: { text: formats.money(-0.2) } });
