import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STOPPED = `Promise.allSettled(
  document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished),
).then(() => undefined)`;

const VIOLATIONS = 'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))';

/** The part of a page that Playwright and Puppeteer have in common. */
interface AnyPage {
  readonly evaluate: (expression: string) => Promise<unknown>;
}

/** Violations of all axe rules, including best practices, after the page has stopped moving and fading. */
export async function violations(page: AnyPage): Promise<unknown> {
  await page.evaluate(axe);
  await page.evaluate(STOPPED);
  return page.evaluate(VIOLATIONS);
}
