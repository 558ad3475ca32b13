import { BrandProvider, FormScreen, LandingScreen, SampleRibbon, type ScreenChrome, ThemeRoot } from '@roi-insight/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { brandOfBuild } from './brandOfBuild.ts';

const nothing = () => undefined;

/** A presenter link may have other names than the build, so nothing is painted before the link is read. */
const HIDDEN = 'html[data-presented] #root>style~*{visibility:hidden}';

/**
 * The first paint of the two screens that are the same for all readers, as HTML with styles. It is shown while the app is
 * being fetched. The app then replaces it with an identical screen. Runs in the build, never in a browser.
 * @param base path of the deployment, with a slash at the end; may be relative to the page
 * @returns HTML by route, without the leading slash
 */
export function firstPaint(base: string): ReadonlyMap<string, string> {
  const chrome: ScreenChrome = {
    hrefOf: (path) => base + path.slice(1),
    onNavigate: nothing,
    theme: 'system',
    onThemeChange: nothing,
    banner: import.meta.env.MODE === 'demo' && <SampleRibbon />,
  };
  return new Map([
    ['', paint(<LandingScreen chrome={chrome} onSeeSample={null} onOpenReports={null} />)],
    // The form is inert, because typed values would be lost when the app takes over.
    ['form', paint(<div inert>{formScreen(chrome)}</div>)],
  ]);
}

function formScreen(chrome: ScreenChrome): ReactElement {
  return (
    <FormScreen
      chrome={chrome}
      state={{ kind: 'idle' }}
      today={new Date()}
      sample={null}
      onSubmit={nothing}
      onDismissFailure={nothing}
      onCopy={async () => undefined}
    />
  );
}

function paint(screen: ReactElement): string {
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <BrandProvider brand={brandOfBuild}>
        <ThemeRoot mode="light">{screen}</ThemeRoot>
      </BrandProvider>,
    ),
  );
  // Removes the hydration attributes, so that styled-components starts without styles in the browser, where its class names differ.
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.[^}]*}|\n/g, '');
  return `<style>${css}${HIDDEN}</style>${html}`;
}
