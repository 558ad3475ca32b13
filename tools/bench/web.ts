import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { DEMO_FILE } from '../../packages/app/vite/demoFile.ts';
import { median } from '../harness/statistics.ts';
import type { Benchmark, BenchResult } from './Benchmark.ts';
import type { Row } from './markdownTable.ts';
import { measureSliders } from './sliders.ts';
import { buildDemo, compressFolder } from '../../scripts/build.ts';
import { chromiumArgs, findBrowser } from '../../scripts/chromium.ts';
import { root } from '../../scripts/processes.ts';
import { serveStatic } from '../../scripts/serveStatic.ts';

const RUNS = 3;

/** The minimum performance score of each page. */
const PAGES = { '/': 98, '/form/': 98, '/dashboard/': 95 } as const;
/** A longer task drops a frame at 60 frames a second. */
const FRAME_MS = 16;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Adds the demo's report to the page, because Lighthouse opens a new tab with empty session storage. */
function withStoredReport(html: string): string {
  const report = readFileSync(join(root, 'packages/contracts/src/fixtures/clearWin.json'), 'utf8');
  const text = JSON.stringify(JSON.stringify(JSON.parse(report))).replaceAll('<', '\\u003c');
  return html.replace('<head>', `<head><script>sessionStorage.setItem('demo:dashboardData', ${text})</script>`);
}

async function measure(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (result === undefined || result.lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse gave no result for ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
  }
  const { categories, audits } = result.lhr;
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, (categories[name]?.score ?? Number.NaN) * 100])),
    ...Object.fromEntries(
      Object.entries(AUDITS).map(([label, name]) => [label, audits[name]?.numericValue ?? Number.NaN]),
    ),
  };
}

async function measureAll(runs: number): Promise<BenchResult> {
  const temporary = mkdtempSync(join(tmpdir(), 'roi-insight-'));
  const folder = join(temporary, 'demo');
  await buildDemo({ out: folder });
  // Hosts do not serve this file, and compressing it takes a minute.
  rmSync(join(folder, DEMO_FILE));
  const dashboard = join(folder, 'dashboard/index.html');
  writeFileSync(dashboard, withStoredReport(readFileSync(dashboard, 'utf8')));
  compressFolder(folder);
  const sitePort = await getPort();
  const pem = await getCertificate(temporary);
  const site = serveStatic(folder);
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, (request, response) =>
    site.emit('request', request, response),
  ).listen(sitePort, '127.0.0.1');
  const debugPort = await getPort();
  const browser = await chromium.launch({
    executablePath: findBrowser().executablePath,
    args: [...chromiumArgs, '--ignore-certificate-errors', `--remote-debugging-port=${debugPort}`],
  });

  const rows: Row[] = [];
  const missedTimes: string[] = [];
  for (const [page, target] of Object.entries(PAGES)) {
    const measured: Record<string, number>[] = [];
    for (let run = 0; run < runs; run += 1)
      measured.push(await measure(`https://127.0.0.1:${sitePort}${page}`, debugPort));
    const names = Object.keys(measured[0] ?? {});
    const figures = names.map((name) => {
      const value = median(measured, (run) => run[name] ?? Number.NaN);
      return [name, name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)] as const;
    });
    const row: Row = { page, ...Object.fromEntries(figures) };
    rows.push(row);
    if (!(Number(row['performance']) >= target))
      missedTimes.push(`The performance of ${page} is ${row['performance']}, not ${target}.`);
  }
  const sliders = await measureSliders(browser, `https://127.0.0.1:${sitePort}/dashboard/`);
  for (const { slider, 'longest ms': longest } of sliders) {
    if (!(Number(longest) <= FRAME_MS))
      missedTimes.push(`A task of the slider ${slider} took ${longest} ms, not ${FRAME_MS}.`);
  }
  await browser.close();
  server.close();
  rmSync(temporary, { recursive: true });
  return {
    tables: [
      { title: 'Lighthouse, as a phone on a slow connection', rows },
      { title: 'What-if sliders: tasks of the main thread during a drag, on this machine', rows: sliders },
    ],
    notes: [
      `Each figure is the median of ${runs} runs. The pages are those of the demo over HTTP/2, the dashboard with a stored report.`,
    ],
    missed: [],
    missedTimes,
  };
}

/**
 * Runs Lighthouse on the demo build as a phone on a slow connection (simulated), over HTTP/2 like real hosts. The
 * median of several runs of each page counts. The dashboard is measured with a stored report. Afterwards, the what-if
 * sliders are dragged at full speed.
 */
export const web: Benchmark = { run: ({ isShort }) => measureAll(isShort ? 1 : RUNS) };
