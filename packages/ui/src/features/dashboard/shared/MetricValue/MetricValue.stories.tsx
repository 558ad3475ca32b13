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

/** When a figure that may be missing is available. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$64,750')).toBeVisible();
    await expect(canvas.queryByText(reason)).toBeNull();
  },
});

/** When the figure cannot be computed: a dash, with the reason as its tooltip and for screen readers. */
export const Missing = meta.story({
  tags: ['state:empty'],
  args: { text: MISSING },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(MISSING)).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByTitle(reason)).toHaveTextContent(reason);
  },
});

/** When the figure is zero: it has no sign. */
export const Zero = meta.story({ tags: ['state:edge'], args: { text: formats.money(-0.2) } });
