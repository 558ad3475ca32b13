import { chromium } from 'playwright';
import { writeFileSync, mkdirSync } from 'node:fs';
const [, , ...jobs] = process.argv; // name:kind:page
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const p = await b.newPage({ viewport: { width: 1280, height: 800 } });
p.on('console', (m) => {
  if (m.type() !== 'debug') console.log('console', m.type(), m.text());
});
p.on('pageerror', (e) => console.log('pageerror', e.message));
await p.goto(process.env.URL ?? 'http://127.0.0.1:4701/');
await p.waitForFunction(() => window.ready, null, { timeout: 60000 });
mkdirSync('/tmp/pdf', { recursive: true });
for (const j of jobs) {
  const [n, k = 'summary', page = 'a4'] = j.split(':');
  const r = await p.evaluate(
    ([n, k, page]) => window.make(n, k, page).catch((e) => ({ kind: 'error', e: String(e.stack) })),
    [n, k, page],
  );
  if (r.kind !== 'made') {
    console.log(j, JSON.stringify(r));
    continue;
  }
  const buf = Buffer.from(r.base64, 'base64');
  writeFileSync(`/tmp/pdf/${n}-${k}-${page}.pdf`, buf);
  console.log(
    j,
    r.fileName,
    Math.round(r.ms) + 'ms',
    buf.length + 'B',
    'long',
    r.long.join(','),
    'progress',
    r.progress.join(','),
  );
}
await b.close();
