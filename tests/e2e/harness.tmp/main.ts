import { buildReportPdf } from '../../../packages/ui/src/pdf/buildReportPdf.ts';
import { defaultBrand } from '../../../packages/ui/src/brand/brand.ts';
import '@fontsource-variable/inter/opsz.css';
import { reports } from './reports.ts';
(window as any).reports = reports;
(window as any).make = async (name: string, kind: string, page: string, over: any = {}) => {
  const report = reports[name];
  const progress: number[] = [];
  const t0 = performance.now();
  const long: number[] = [];
  const po = new PerformanceObserver((l) => l.getEntries().forEach((e) => long.push(Math.round(e.duration))));
  po.observe({ entryTypes: ['longtask'] });
  const out = await buildReportPdf(
    {
      report,
      brand: { ...defaultBrand, ...over.brand },
      economics: { seats: 25, pricePerSeatMonth: 20, realisationRate: 0.5 },
      kind,
      page,
      jiraUrl: 'https://jira.example.com',
      projectName: null,
      generatedAt: new Date(2026, 2, 2, 12),
    } as any,
    {
      loadFile: async (url, signal) => {
        const r = await fetch(url, { signal });
        if (!r.ok) throw new Error(String(r.status));
        return r.arrayBuffer();
      },
      onProgress: (p) => progress.push(p),
      signal: new AbortController().signal,
    },
  );
  const ms = performance.now() - t0;
  await new Promise((r) => setTimeout(r, 50));
  po.disconnect();
  if (out.kind !== 'made') return out;
  const bytes = new Uint8Array(await out.blob.arrayBuffer());
  let s = '';
  for (const b of bytes) s += String.fromCharCode(b);
  return { kind: 'made', fileName: out.fileName, ms, long, progress, base64: btoa(s) };
};
(window as any).ready = document.fonts.load('16px "Inter Variable"').then(() => true);
