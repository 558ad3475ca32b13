import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { inBrand } from '../../../../testing/inBrand.tsx';
import { longBrand, rightToLeftBrand } from '../../../../testing/storyBrands.ts';
import { storyLogo } from '../../../../testing/storyLogo.ts';
import { storyChrome } from '../../../../testing/storyChrome.ts';
import { TopBar } from './TopBar.tsx';

const meta = preview.meta({
  title: 'Features/TopBar',
  component: TopBar,
  args: {
    onDownloadPdf: fn(),
    onCancelPdf: fn(),
    exportMenu: <Button>Export</Button>,
    chrome: { ...storyChrome, onNavigate: fn() },
  },
});

/** Above a report. */
export const Ready = meta.story({
  tags: ['state:ready'],
  args: { pdf: { kind: 'idle' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(args.onDownloadPdf).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'New report' }));
    await expect(args.chrome.onNavigate).toHaveBeenLastCalledWith('/form');
    await userEvent.click(canvas.getByRole('link', { name: 'ROI Insight, home' }));
    await expect(args.chrome.onNavigate).toHaveBeenLastCalledWith('/');
  },
});

/** While there is no report to download yet. */
export const NoReportYet = meta.story({ tags: ['state:empty'], args: { pdf: { kind: 'idle' }, disabled: true } });

/** While the PDF is being made. */
export const Preparing = meta.story({
  tags: ['state:loading'],
  args: { pdf: { kind: 'running', percent: 42.4 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Preparing the PDF: 42%');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelPdf).toHaveBeenCalledOnce();
  },
});

/** Right after the click, before the progress is known. */
export const PreparingUncounted = meta.story({
  tags: ['state:loading'],
  args: { pdf: { kind: 'running', percent: null } },
});

/** After the file was saved. */
export const Saved = meta.story({
  tags: ['state:ready'],
  args: { pdf: { kind: 'done', fileName: 'roi-report-AUR.pdf' } },
});

/** When the file could not be made. */
export const Failed = meta.story({
  tags: ['state:failed'],
  args: { pdf: { kind: 'failed', message: 'The fonts could not be loaded. Check the connection and try again.' } },
});

/** When the reader entered a company with a logo. */
export const Named = meta.story({
  tags: ['state:ready', 'both-themes'],
  args: { pdf: { kind: 'idle' }, naming: { names: { company: 'Acme GmbH', logo: storyLogo }, onNamesChange: fn() } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Acme GmbH, edit' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeVisible();
  },
});

/** When the reader entered a long name with a logo, on a phone. */
export const LongNameWithLogo = meta.story({
  tags: ['state:edge'],
  args: {
    pdf: { kind: 'idle' },
    naming: { names: { company: longBrand.company, logo: storyLogo }, onNamesChange: fn() },
  },
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
});

/** When company and product have very long names. */
export const LongNames = meta.story({
  tags: ['state:edge'],
  args: { pdf: { kind: 'idle' } },
  decorators: [inBrand(longBrand)],
});

/** When the company's name is written from right to left. */
export const RightToLeftCompany = meta.story({
  tags: ['state:edge'],
  args: { pdf: { kind: 'idle' } },
  decorators: [inBrand(rightToLeftBrand)],
});

/** On a phone, while a file is being made. */
export const OnAPhone = Preparing.extend({
  tags: ['state:edge'],
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
});
