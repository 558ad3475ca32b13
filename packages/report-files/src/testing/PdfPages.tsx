import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- `?url` makes Vite give the address of the file.
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { buildReportPdf, type ReportPdfInput } from '../pdf/index.ts';

GlobalWorkerOptions.workerSrc = worker;

/** A page as an image, with its text as the text alternative. */
interface PageImage {
  readonly url: string;
  readonly text: string;
}

type Pages =
  | { readonly kind: 'making' }
  | { readonly kind: 'made'; readonly images: readonly PageImage[] }
  | { readonly kind: 'failed'; readonly message: string };

interface PdfPagesProps {
  /** A report, and the look of its PDF. */
  readonly input: ReportPdfInput;
  /** Shows this number of pages, beginning with the page whose text starts with `text`. */
  readonly from?: { readonly text: string; readonly pages: number };
}

/** Builds a PDF of the report and shows its pages as images. */
export function PdfPages({ input, from }: PdfPagesProps) {
  const [pages, setPages] = useState<Pages>({ kind: 'making' });
  useEffect(() => {
    const controller = new AbortController();
    void pagesOf(input, controller.signal).then((made) => controller.signal.aborted || setPages(made));
    return () => controller.abort();
  }, [input]);
  if (pages.kind === 'making') return <p data-pending>Making the file</p>;
  if (pages.kind === 'failed') return <p role="alert">{pages.message}</p>;
  return (
    <PageImages>
      {pagesFrom(pages.images, from).map(({ url, text }) => (
        <img key={url} src={url} alt={text} />
      ))}
    </PageImages>
  );
}

function pagesFrom(images: readonly PageImage[], from: PdfPagesProps['from']): readonly PageImage[] {
  if (from === undefined) return images;
  const first = images.findLastIndex(({ text }) => text.includes(from.text));
  return images.slice(first, first + from.pages);
}

async function pagesOf(input: ReportPdfInput, signal: AbortSignal): Promise<Pages> {
  const outcome = await buildReportPdf(input, {
    loadFile: async (url) => (await fetch(url, { signal })).arrayBuffer(),
    onProgress: () => {},
    signal,
  });
  if (outcome.kind !== 'made')
    return {
      kind: 'failed',
      message: outcome.kind === 'failed' ? `${outcome.message} (${String(outcome.cause)})` : '',
    };
  const pdf = await getDocument({ data: await outcome.blob.arrayBuffer(), isEvalSupported: false }).promise;
  const images: PageImage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) images.push(await imageOf(await pdf.getPage(number)));
  return { kind: 'made', images };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function imageOf(page: Page): Promise<PageImage> {
  const viewport = page.getViewport({ scale: 1.25 });
  const canvas = document.createElement('canvas');
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  // The intent is 'print'. For the screen, pdf.js would draw in several frames, and the pauses between them change the rims of a few curves.
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return { url: canvas.toDataURL(), text: text.replaceAll(/\s+/g, ' ') };
}

const PageImages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px;
  justify-content: center;

  img {
    max-width: 100%;
    background: white;
    box-shadow: 0 1px 12px rgb(0 0 0 / 18%);
  }
`;
