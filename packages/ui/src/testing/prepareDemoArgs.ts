import { writePresenterLink } from '../features/demo/presenter.ts';
import { emptyPresenterValues } from '../features/demo/presenterValues.ts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { fn } from 'storybook/test';
import type { PrepareDemoProps } from '../features/demo/PrepareDemo/PrepareDemoProps.ts';

/** Props of "Prepare a demo" in stories. */
export const prepareDemoArgs = {
  open: true,
  onClose: fn(),
  values: { ...emptyPresenterValues, demo: 'clear-win' as const },
  defaults: { ...defaultBrand, contact: 'sales@example.com' },
  linkOf: (values) => `https://demo.example/#${writePresenterLink(values)}`,
  onCopy: fn(async () => undefined),
  onOpenLink: fn(),
  onChange: fn(),
  preview: { brand: defaultBrand, report: clearWin, economics: defaultEconomics },
} satisfies PrepareDemoProps;
