import { BrandProvider, FormScreen, LandingScreen, type ScreenChrome, ThemeRoot } from '@roi-insight/ui';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { brandFromEnv } from './brandFromEnv.ts';
import { demoMark } from './shell/demoMark.tsx';

const nothing = () => undefined;

/**
 * The first paint of the two screens that look the same for everybody, as HTML with its styles: what a reader sees
 * while the app is fetched. The app replaces it with the same picture. Runs in the build, never in a browser.
 * @param base path of the deployment, with a slash at the end; may be relative to the page
 * @returns HTML by address, without the leading slash
 */
export function firstPaint(base: string): ReadonlyMap<string, string> {
  const chrome: ScreenChrome = {
    hrefOf: (path) => base + path.slice(1),
    onNavigate: nothing,
    theme: 'system',
    onThemeChange: nothing,
    banner: demoMark,
  };
  return new Map([
    ['', paint(<LandingScreen chrome={chrome} onOpenReport={null} />)],
    // What would be typed here now would be gone when the app takes over.
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
      <BrandProvider brand={brandFromEnv(import.meta.env)}>
        <ThemeRoot mode="light">{screen}</ThemeRoot>
      </BrandProvider>,
    ),
  );
  // Without the library's marks: in the browser it starts from nothing, as its class names differ from these.
  const css = sheet.getStyleTags().replaceAll(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled\.[^}]*}|\n/g, '');
  return `<style>${css}</style>${html}`;
}
