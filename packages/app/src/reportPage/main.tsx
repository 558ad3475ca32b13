import { type OpenedPage, openPage } from '@roi-insight/report-files/open-page';
import { createFormats, directionOf } from '@roi-insight/report-text';
import { defaultEconomics, recalculate } from '@roi-insight/roi-math';
import { BrandProvider, defaultBrand, SavedReportScreen, type SavedReportState } from '@roi-insight/ui';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { contactHref } from '../contactHref.ts';
import { readSpend } from '../files/readSpend.ts';
import { ThemeChoiceProvider, useThemeChoice } from '../shell/ThemeChoiceProvider.tsx';
import '../print.css';

/** A report that was saved as a web page, read from the page itself. Edits last until the page is closed. */
function SavedPage({ page }: { readonly page: OpenedPage }) {
  const [shown, setShown] = useState(page);
  const [themeChoice, onThemeChange] = useThemeChoice();
  const isOpened = shown.kind === 'opened';
  const brand = isOpened ? shown.brand : defaultBrand;
  const state: SavedReportState = isOpened ? { ...shown, kind: 'ready' } : { kind: 'failed', message: shown.message };
  return (
    <BrandProvider brand={brand}>
      <SavedReportScreen
        state={state}
        names={isOpened ? shown.names : undefined}
        economics={isOpened ? shown.economics : defaultEconomics}
        onRecalculate={(cost, economics) =>
          isOpened && setShown({ ...shown, economics, report: recalculate(shown.report, cost) })
        }
        onEconomicsChange={(economics) => isOpened && setShown({ ...shown, economics })}
        onReadSpend={(file) => readSpend(createFormats(brand), file)}
        contactHref={contactHref(brand)}
        themeChoice={themeChoice}
        onThemeChange={onThemeChange}
        onPrint={() => window.print()}
      />
    </BrandProvider>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('reportPage.html has no #root');
const page = openPage(document.getElementById('report-data')?.textContent ?? '');
if (page.kind === 'opened') document.documentElement.dir = directionOf(page.brand.locale);
createRoot(root).render(
  <StrictMode>
    <ThemeChoiceProvider>
      <SavedPage page={page} />
    </ThemeChoiceProvider>
  </StrictMode>,
);
