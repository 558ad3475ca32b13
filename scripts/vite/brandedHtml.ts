import type { Plugin } from 'vite';
import { defaultBrand } from '../../packages/ui/src/brand/brand.ts';

/** Fills the names into index.html, which is read before any code runs. */
export function brandedHtml(env: Record<string, string>): Plugin {
  const words: Record<string, string> = {
    BRAND_TITLE: env.VITE_BRAND_TITLE || defaultBrand.title,
    DESCRIPTION:
      'Quantify developer productivity gains and cost savings with real time data-driven insights, measured from your issue tracker.',
  };
  return {
    name: 'branded-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/%(BRAND_TITLE|DESCRIPTION)%/g, (_, name: string) => words[name] ?? ''),
    },
  };
}
