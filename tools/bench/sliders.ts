import type { Browser, CDPSession } from 'playwright';
import type { Row } from './markdownTable.ts';

/** Number of frames in a drag from one end of a slider to the other. */
const STEPS = 90;

const SLIDERS = ['Seats', 'Seat price per month', 'Time put to use'];

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** Drags each slider of the dashboard with the mouse. Returns the durations of the page's main-thread tasks in milliseconds. */
export async function measureSliders(browser: Browser, dashboard: string): Promise<readonly Row[]> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(dashboard);
  await page.getByRole('button', { name: 'What if?' }).click();
  // Waits for the last part of the page, so that its rendering does not count for a slider.
  await page.getByRole('button', { name: 'Methodology & Data Sources' }).waitFor();
  const cdp = await context.newCDPSession(page);
  const rows: Row[] = [];
  for (const name of SLIDERS) {
    const slider = page.getByRole('slider', { name });
    await slider.waitFor();
    const thumb = await slider.locator('..').boundingBox();
    const track = await slider.locator('../..').boundingBox();
    if (thumb === null || track === null) throw new Error(`The slider ${name} is not visible`);
    const y = thumb.y + thumb.height / 2;
    const before = await slider.getAttribute('aria-valuetext');
    await page.mouse.move(thumb.x + thumb.width / 2, y);
    await page.mouse.down();
    const tasks = await tasksOf(cdp, async () => {
      for (let step = 1; step <= STEPS; step += 1) {
        const share = 0.5 - 0.5 * Math.cos((step / STEPS) * 2 * Math.PI);
        await page.mouse.move(track.x + share * track.width, y);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
    });
    const during = await slider.getAttribute('aria-valuetext');
    await page.mouse.up();
    if (before === during) throw new Error(`The slider ${name} did not move`);
    rows.push({ slider: name, tasks: tasks.length, ...describe(tasks) });
  }
  await context.close();
  return rows;
}

function describe(tasks: readonly number[]) {
  const sorted = tasks.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1));
  return { '99% ms': at(0.99), 'longest ms': at(1) };
}

/** The durations of main-thread tasks while `run` is running. */
async function tasksOf(cdp: CDPSession, run: () => Promise<void>): Promise<readonly number[]> {
  const events: TraceEvent[] = [];
  // The protocol's type claims that all values are strings.
  const collect = ({ value }: { value: unknown }) => {
    const collected: TraceEvent[] = JSON.parse(JSON.stringify(value));
    events.push(...collected);
  };
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel,__metadata' });
  await run();
  const done = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await done;
  cdp.off('Tracing.dataCollected', collect);
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && mains.has(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / 1000);
}
