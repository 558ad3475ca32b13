import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { DEMO_FILE } from './demoFile.ts';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

const APP = join(import.meta.dirname, '../src');

/** Applies the stored theme. */
const THEME = join(import.meta.dirname, '../public/first-paint.js');

/** The addresses of the app, each with the module that shows it. */
const ADDRESSES = {
  '': 'LandingRoute.tsx',
  form: 'FormRoute.tsx',
  loading: 'LoadingRoute.tsx',
  dashboard: 'DashboardRoute.tsx',
  history: 'HistoryRoute.tsx',
  plan: 'plan/PlanRoute.tsx',
  'plan/report': 'plan/PlanReportRoute.tsx',
  organization: 'organization/OrganizationRoute.tsx',
};

/** The font of every page. Without a preload, it would be requested last, because only the styles mention it. */
const FONT = /inter-latin-opsz-normal-.*\.woff2$/;

/**
 * If no server's security policy forbids it, inlines the files that block the first paint. On a slow phone, requesting them takes longer than reading
 * them.
 */
function withBlockingFiles(page: string, bundle: OutputBundle, base: string): string {
  return page
    .replace(/<script src="[^"]*first-paint\.js"><\/script>/, () => `<script>${readFileSync(THEME, 'utf8')}</script>`)
    .replaceAll(/<link rel="stylesheet"[^>]* href="([^"]+)">/g, (_, href: string) => {
      const file = bundle[href.slice(base.length)];
      if (file?.type !== 'asset') throw new Error(`no file is ${href}`);
      const styles = String(file.source).replaceAll(/url\(\.\/([^)]+)\)/g, `url("${base}assets/$1")`);
      return `<style>${styles}</style>`;
    });
}

/** Redirects a page that was opened from a disk to the single-file demo, because modules do not load from a disk. */
function leadingFromDisk(page: string, address: string): string {
  const go = `location.replace(new URL("./${DEMO_FILE}",location.href)+"#/${address}"+location.hash)`;
  return page.replace('<head>', () => `<head><script>if(location.protocol==="file:")${go}</script>`);
}

const PLACE = '<div id="root"></div>';

/**
 * Creates a page for each address from the only page of the build. The page has preloads for the files that the app will need at its address, so that
 * the browser fetches them in parallel, and a prerendered first paint if there is one. `404.html` is the page for all other addresses.
 */
export function pages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pages',
    // The single-file demo builds its own page.
    apply: ({ build }, { command }) => command === 'build' && build?.rolldownOptions?.input === undefined,
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return this.error('no index.html');
      const paints = await firstPaints(config);
      const { base } = config;
      const isDemo = config.mode === 'demo';
      const page = withHead(String(index.source), [fontLink(bundle, base)]);
      for (const [address, module] of Object.entries(ADDRESSES)) {
        const paint = paints.get(address) ?? '';
        const early = filesFor(bundle, module)
          .filter((file) => !page.includes(file))
          .map((file) => `<link rel="modulepreload" href="${base}${file}">`);
        const first = isDemo ? leadingFromDisk(withBlockingFiles(page, bundle, base), address) : page;
        const html = withPaint(withHead(first, early), paint);
        if (address === '') index.source = html;
        else this.emitFile({ type: 'asset', fileName: `${address}/index.html`, source: inFolder(html, address) });
      }
      this.emitFile({ type: 'asset', fileName: '404.html', source: base === './' ? atAnyDepth(page) : page });
      return undefined;
    },
  };
}

/** Prerendered HTML by address, from `firstPaint.tsx`. */
async function firstPaints({ configFile, mode, base }: ResolvedConfig): Promise<ReadonlyMap<string, string>> {
  const vite = await createServer({
    configFile: configFile ?? false,
    mode,
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { firstPaint } = await vite.ssrLoadModule(join(APP, 'firstPaint.tsx'));
    return firstPaint(base);
  } finally {
    await vite.close();
  }
}

function fontLink(bundle: OutputBundle, base: string): string {
  const font = Object.keys(bundle).find((file) => FONT.test(file));
  if (font === undefined) throw new Error(`no file is ${FONT}`);
  return `<link rel="preload" as="font" type="font/woff2" href="${base}${font}" crossorigin>`;
}

/** The files that the chunk of this module needs. */
function filesFor(bundle: OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const shown = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/routes/${module}`) === true);
  if (shown === undefined) throw new Error(`no chunk for ${module}`);
  return [...filesOf(shown, bundle)];
}

/** The files that `chunk` needs to run, including itself. */
function filesOf(chunk: OutputChunk, bundle: OutputBundle, files = new Set<string>()): Set<string> {
  files.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !files.has(name)) filesOf(imported, bundle, files);
  }
  return files;
}

const withHead = (html: string, tags: readonly string[]) => html.replace('</head>', () => `${tags.join('')}</head>`);

/** Delays rendering until the whole page has arrived, because a part of the page would move when the rest arrives. */
const WHOLE = '<link rel="expect" href="#root" blocking="render">';

/** Inserts the first paint, and lowers the priority of the app, because the font of the visible page is more urgent. */
function withPaint(html: string, paint: string): string {
  if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
  if (paint === '') return html;
  return withHead(html, [WHOLE])
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace(PLACE, () => PLACE.replace('><', `>${paint}<`));
}

/** If a build works for any base path, its addresses are relative to the page. */
const inFolder = (html: string, folder: string) => html.replaceAll('"./', `"${'../'.repeat(folder.split('/').length)}`);

/** The page for unknown addresses at any depth below the demo. It searches for the files in every parent folder. */
function atAnyDepth(page: string): string {
  const late = page.match(/<link\b[^>]*>/g) ?? [];
  const entry = /<script type="module"[^>]* src="\.\/([^"]+)"><\/script>/.exec(page)?.[1];
  if (entry === undefined) throw new Error('the page has no script');
  return page
    .replaceAll(/<link\b[^>]*>|<script\b[^>]*src=[^>]*><\/script>/g, '')
    .replace(
      '</body>',
      () => `<template>${late.join('')}</template><script type="module">${FIND_FILES(entry)}</script></body>`,
    );
}

const FIND_FILES = (entry: string) => `
let base = new URL('.', location.href);
for (;;) {
  const { ok, headers } = await fetch(new URL('${entry}', base), { method: 'HEAD' });
  if (ok && headers.get('content-type')?.includes('javascript')) break;
  if (base.pathname === '/') {
    document.getElementById('root').textContent = 'Oops! Page not found';
    throw new Error('The demo is in none of the folders above.');
  }
  base = new URL('..', base);
}
for (const link of document.querySelector('template').content.children) {
  link.setAttribute('href', new URL(link.getAttribute('href'), base));
}
document.head.append(document.querySelector('template').content);
await import(new URL('${entry}', base));
`;
