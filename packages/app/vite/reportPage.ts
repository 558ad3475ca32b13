import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { stubUnusedModules } from './stubUnusedModules.ts';

const APP = join(import.meta.dirname, '..');
const FOLDER = join(APP, 'src/reportPage');

/** The module that the app imports for the URL of the viewer. */
const MODULE = 'virtual:report-page';
const RESOLVED = `\0${MODULE}`;

/**
 * The viewer of reports that are saved as web pages: one self-contained HTML file. The app inserts a report into it. It
 * needs a separate build, because it runs from a file. Its only script is a classic one, which the page's policy allows
 * by its hash.
 */
export function reportPage(): Plugin {
  let isFile = false;
  return {
    name: 'report-page',
    configResolved: ({ command, build: { assetsInlineLimit } }) =>
      void (isFile = command === 'build' && assetsInlineLimit !== Number.POSITIVE_INFINITY),
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const source = await viewer();
      if (!isFile) return `export const viewerUrl = ${JSON.stringify(`data:text/html;base64,${base64(source)}`)}`;
      const file = this.emitFile({ type: 'asset', name: 'report-page.html', source });
      return `export const viewerUrl = import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

let built: Promise<string> | undefined;

/** The HTML of the viewer. It is built once, because both builds of the demo contain it. */
export function viewer(): Promise<string> {
  built ??= buildViewer();
  return built;
}

async function buildViewer(): Promise<string> {
  const { output } = bundleOf(
    await build({
      configFile: false,
      root: APP,
      logLevel: 'warn',
      plugins: [react(), stubUnusedModules(), latinOnly()],
      oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } } },
      build: {
        write: false,
        copyPublicDir: false,
        modulePreload: false,
        cssCodeSplit: false,
        assetsInlineLimit: Number.POSITIVE_INFINITY,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          input: join(FOLDER, 'main.tsx'),
          output: { format: 'iife', codeSplitting: false },
          // Vite's wrapper of dynamic imports mentions `import.meta`, but does not use it if everything is in one file.
          checks: { emptyImportMeta: false },
        },
      },
    }),
  );
  const script = output.find((file) => file.type === 'chunk')?.code;
  const styles = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (script === undefined || styles?.type !== 'asset' || output.length !== 2) {
    throw new Error(
      `the viewer is not one script with one style sheet: ${output.map(({ fileName }) => fileName).join()}`,
    );
  }
  return htmlOf(script, String(styles.source));
}

function htmlOf(code: string, styles: string): string {
  // Escapes `</script` in strings, which would end the script element.
  const script = code.trim().replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`);
  const parts: Readonly<Record<string, string>> = {
    POLICY: policyFor(script),
    ICON: `data:image/svg+xml;base64,${base64(readFileSync(join(APP, 'public/favicon.svg'), 'utf8'))}`,
    STYLES: styles.trim(),
  };
  return readFileSync(join(FOLDER, 'reportPage.html'), 'utf8').replaceAll(
    /%(POLICY|ICON|STYLES)%|<!--script-->/g,
    (place, name?: string) => (name === undefined ? `<script>${script}</script>` : (parts[name] ?? place)),
  );
}

/**
 * The policy blocks all requests and all other scripts. Inline styles are allowed, because the charts need them, and because styles that cannot load
 * anything cannot leak data.
 */
function policyFor(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Keeps only the Latin subset of the font: the whole font would be larger than the rest of the page. */
function latinOnly(): Plugin {
  return {
    name: 'latin-only',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('/inter/opsz.css')
        ? {
            code: (code.match(/@font-face\s*{[^}]*}/g) ?? []).filter((face) => /-latin-opsz-/.test(face)).join('\n'),
            map: null,
          }
        : null,
  };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

function bundleOf(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput {
  const [bundle] = [built].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('the build of the viewer made nothing');
  return bundle;
}
