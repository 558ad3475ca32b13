import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const APP = join(import.meta.dirname, '..');

/** File name of the single-file demo. Pages of a demo that are opened from a disk redirect to it. */
export const DEMO_FILE = 'demo.html';

/**
 * The demo as one HTML file that runs from a disk or an email. Browsers do not load modules or fetch files there, so
 * everything is in one classic script.
 * @param configFile the configuration of the demo's build
 * @param page the HTML of the demo's start page
 */
export async function demoFile(configFile: string, page: string): Promise<string> {
  const built = await build({
    configFile,
    mode: 'demo',
    // Hides the warning that a classic script has no URL of its own. The code of the chart library that would read this
    // URL never runs.
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      chunkSizeWarningLimit: 20_000,
      rolldownOptions: {
        input: join(APP, 'src/demo/fileMain.tsx'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [bundle] = [built].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('the build of the demo as a file made nothing');
  // The demo does not analyze files, so it does not need their worker.
  const output = bundle.output.filter(({ fileName }) => !/worker-[^/]*\.js$/i.test(fileName));
  const script = output.find((file) => file.type === 'chunk')?.code;
  const styles = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (script === undefined || styles?.type !== 'asset' || output.length !== 2) {
    const files = output.map(({ fileName }) => fileName).join();
    throw new Error(`the demo as a file is not one script with one style sheet: ${files}`);
  }
  return htmlOf(page, script, String(styles.source));
}

/** The start page with inlined code and styles instead of references to files. */
function htmlOf(page: string, script: string, styles: string): string {
  const theme = readFileSync(join(APP, 'public/first-paint.js'), 'utf8');
  const icon = readFileSync(join(APP, 'public/favicon.svg')).toString('base64');
  // Escapes `</script` in strings, which would end the script element.
  const code = script.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`);
  const head = [
    `<script>${theme}</script>`,
    `<link rel="icon" href="data:image/svg+xml;base64,${icon}">`,
    `<style>${styles}</style>`,
  ];
  return page
    .replaceAll(/<script\b[^>]*>.*?<\/script>|<link\b[^>]*>|<style>@font-face.*?<\/style>/gs, '')
    .replace(/<div id="root">.*<\/div>(?=\s*<noscript>)/s, '<div id="root"></div>')
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('</body>', () => `<script>${code}</script></body>`);
}
