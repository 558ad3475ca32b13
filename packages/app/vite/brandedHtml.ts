import type { Plugin } from 'vite';
import { defaultBrand } from '../../report-text/src/brand.ts';

/** Fills the names into index.html, which is read before any code runs. */
export function brandedHtml(env: Record<string, string>): Plugin {
  const words: Record<string, string> = {
    BRAND_TITLE: env.VITE_BRAND_TITLE || defaultBrand.title,
    DESCRIPTION:
      'Quantify developer productivity gains and cost savings with real time data-driven insights, measured from your issue tracker.',
    // Link previews need the absolute address of the picture.
    PUBLIC_URL: (env.VITE_PUBLIC_URL ?? '').replace(/\/+$/, ''),
  };
  return {
    name: 'branded-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replaceAll(/%(BRAND_TITLE|DESCRIPTION|PUBLIC_URL)%/g, (_, name: string) => words[name] ?? ''),
    },
  };
}
