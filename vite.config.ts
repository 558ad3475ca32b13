import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { branded } from './packages/app/vite/branded.ts';
import { importAgain } from './packages/app/vite/importAgain.ts';
import { importWithoutPreload } from './packages/app/vite/importWithoutPreload.ts';
import { packFontRanges } from './packages/app/vite/packFontRanges.ts';
import { reportPage } from './packages/app/vite/reportPage.ts';
import { shakeRouter } from './packages/app/vite/shakeRouter.ts';
import { stubUnusedChartModules } from './packages/app/vite/stubUnusedChartModules.ts';
import { leanIcons } from './packages/app/vite/leanIcons.ts';
import { leanPdf } from './packages/app/vite/leanPdf.ts';
import { pages } from './packages/app/vite/pages.ts';
import { withoutPrefixer } from './packages/app/vite/withoutPrefixer.ts';

const root = import.meta.dirname;

/** Where the built server listens during `npm run dev`. */
const DEV_API = `http://127.0.0.1:${process.env.PORT ?? 4010}`;

/** Parts of the PDF library that read pictures and HTML pages: 350 kB that nothing here asks for. */
export const ABSENT = Object.fromEntries(
  ['html2canvas', 'canvg', 'dompurify', 'fast-png'].map((name) => [
    name,
    join(root, 'packages/report-files/src/pdf/emptyModule.ts'),
  ]),
);

/** What every page needs. In two files: packed together they are smaller, and the first stays the same for months. */
const VENDOR =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis|@emotion)[\\/]/;
const SHELL =
  /packages[\\/](contracts[\\/]src[\\/]values[\\/]calendarDate\.|report-text[\\/]src[\\/](brand|format[\\/](notation|missing|numberFormat|wholeNumbers|dateLocale))|ui[\\/]src[\\/](theme|brand|features[\\/]shell[\\/](PageFrame|PageHeader|PageFooter|ThemeToggle|Logo|ScreenHeading|StatusIllustration)|screens[\\/]CrashScreen[\\/]CrashFallback|primitives[\\/](LinkButton|Badge|shared[\\/]renderedAs))|app[\\/]src[\\/](shell|files[\\/]useOpenReport|storage[\\/](sessionStore|storedForm|themeStore)|host|analysis|main|mount|App|brand))/;

/** What the form and the dashboard share, and the landing page does without: one file instead of five of half a kilobyte. */
const COMMON =
  /packages[\\/](contracts[\\/]src[\\/]request[\\/](projectName|trackerUrl)\.|report-text[\\/]src[\\/]toCalendarDate|app[\\/]src[\\/]storage[\\/]readForm)|packages[\\/]ui[\\/]src[\\/](primitives[\\/](Button|Progress|Alert|Spinner)[\\/]|features[\\/](shell[\\/]ReportDropZone|loading[\\/]LoadingPanel[\\/](describeProgress|TeamNews)))|lucide-react[\\/]dist[\\/]esm[\\/](Icon|createLucideIcon|shared)/;

/** The words and figures of the answer, with all that they are made of. */
const ANSWER = /packages[\\/]report-text[\\/]src[\\/](answer[\\/]answerText|charts[\\/]niceScale)/;

/** What the landing page and the form share. */
const SAMPLE =
  /packages[\\/](ui[\\/]src[\\/]features[\\/]connect[\\/]ConnectForm[\\/]connectDraft|app[\\/]src[\\/]routes[\\/]useSampleTracker)/;

/** Words that the parts of a report and the history of several share: one file instead of seven of half a kilobyte. */
const WORDS =
  /packages[\\/]report-text[\\/]src[\\/](projectInWords|answer[\\/]barInk|charts[\\/]monthTicks|comparison[\\/]percentScale|evidence[\\/]verdictInBrief|format[\\/]shownDigits|methodology[\\/](choiceFacts|methodNotes))/;

/** What the parts of a report look like, likewise. */
const PIECES =
  /packages[\\/]ui[\\/]src[\\/]features[\\/]dashboard[\\/](shared[\\/](MetricValue|AssumptionList|track)|charts[\\/]ChartValues)/;

/** What every control of the library below needs that opens something. */
const OPENING = /@base-ui[\\/].*[\\/](useValueAsRef|useOpenChangeComplete|DirectionContext)\./;

/** The validation library and the contracts that need nothing else: one file is smaller than three. */
const SCHEMAS =
  /node_modules[\\/](yup|property-expr|tiny-case|toposort)[\\/]|packages[\\/]contracts[\\/]src[\\/](failure|values[\\/](numbers|parsed))/;

/**
 * How long a test waits for what does not happen: only a defect takes as long, never a busy machine. Every wait of a test
 * ends when its condition is true.
 */
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } } as const;

/**
 * Builds the app (`--mode demo`: with fixtures instead of a server, for any base path), and hosts the vitest projects
 * that need no browser; the stories' is in `vitest.stories.config.ts`.
 */
export default defineConfig(({ mode }) => ({
  root: join(root, 'packages/app'),
  envDir: root,
  base: mode === 'demo' ? './' : '/',
  plugins: [
    react(),
    branded(loadEnv(mode, root, 'VITE_'), mode === 'demo' ? 'demo/main.tsx' : 'main.tsx'),
    stubUnusedChartModules(),
    leanIcons(),
    leanPdf(),
    packFontRanges(),
    reportPage(),
    shakeRouter(),
    withoutPrefixer(),
    importWithoutPreload(),
    importAgain(),
    pages(),
  ],
  resolve: { alias: ABSENT },
  // The CSS in templates without its indentation.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } } },
  build: {
    outDir: join(root, mode === 'demo' ? 'dist/demo' : 'dist/app'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What a page of the demo fetches follows its link: names would tell the host about it.
        ...(mode === 'demo' && { chunkFileNames: 'assets/[hash].js' }),
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'shell', test: SHELL },
            { name: 'schemas', test: SCHEMAS },
            { name: 'common', test: COMMON },
            { name: 'answer', test: ANSWER },
            { name: 'sample', test: SAMPLE },
            { name: 'words', test: WORDS },
            { name: 'pieces', test: PIECES },
            { name: 'opening', test: OPENING },
          ],
        },
      },
    },
    // ApexCharts alone is larger than Vite's default; what each page may load is checked in tests/e2e.
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': DEV_API } },
  test: {
    root,
    // On two cores vitest would otherwise use one. Three, because tests of the server wait half of their time.
    maxWorkers: 3,
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          // One process for many files: loading the modules again for each took most of the time. A test that changes
          // something global (a timer, a mock, a variable) takes it back.
          isolate: false,
          include: [
            'packages/{contracts,roi-math,jira-tickets,ticket-files,report-text,report-files,ui,app}/{src,test}/**/*.test.{ts,tsx}',
          ],
          ...PATIENCE,
        },
      },
      {
        root,
        test: {
          name: 'project',
          environment: 'node',
          // As above: a third less work.
          isolate: false,
          include: [
            '{scripts,tools}/**/*.test.ts',
            'tests/{project,visual}/**/*.test.ts',
            'packages/app/vite/**/*.test.ts',
          ],
          ...PATIENCE,
        },
      },
      {
        root,
        test: {
          name: 'server',
          environment: 'node',
          // Starting a process with all modules for each file took a third of the time. What a test starts, it ends.
          isolate: false,
          include: ['packages/{jira-reader,server,cli,jira-sandbox}/{src,test}/**/*.test.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
}));
