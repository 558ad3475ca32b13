import { directionOf } from '../../report-text/src/format/directionOf.ts';
import type { Plugin } from 'vite';
import { brandFromEnv } from './brandFromEnv.ts';

/**
 * Puts the brand of the build into its code, as `BRAND_OF_BUILD`, and into index.html, which is read before any code
 * runs.
 * @param entry the module in `src` that starts the app
 */
export function injectBrand(env: Readonly<Record<string, string>>, entry: string): Plugin {
  const notes: string[] = [];
  const brand = brandFromEnv(env, (line) => notes.push(line));
  const words: Record<string, string> = {
    BRAND_TITLE: brand.title,
    DESCRIPTION:
      'Quantify developer productivity gains and cost savings with real time data-driven insights, measured from your issue tracker.',
    ENTRY: entry,
    DIRECTION: directionOf(brand.locale),
    // Link previews need an absolute address of the picture.
    PUBLIC_URL: (env.VITE_PUBLIC_URL ?? '').replace(/\/+$/, ''),
  };
  return {
    name: 'inject-brand',
    config: () => ({ define: { BRAND_OF_BUILD: JSON.stringify(brand) } }),
    configResolved({ logger, server }) {
      // Prints the notes only once: a build also starts a server to prerender the first paint, but that server has no port.
      if (server.middlewareMode === false) for (const line of notes) logger.warn(line);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(
          /%(BRAND_TITLE|DIRECTION|ENTRY|DESCRIPTION|PUBLIC_URL)%/g,
          (_, name: string) => words[name] ?? '',
        ),
    },
  };
}
