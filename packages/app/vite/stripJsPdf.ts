import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../../../node_modules/jspdf/dist/jspdf.es.js');

/** A part of the library: a function that adds methods to documents. */
const PART = /^\(function \(jsPDFAPI\) \{$.*?^\}\)\(jsPDF\.API\);$/gms;

/** Code that identifies each unused part. Reports have no raster images and use only the document's own methods. */
const UNUSED = [
  'jsPDFAPI.processGIF89A = ',
  'jsPDFAPI.processBMP = ',
  'jsPDFAPI.processWEBP = ',
  'var Context2D = ',
  'var Canvas = ',
  'jsPDFAPI.html = ',
  'jsPDFAPI.addJS = ',
];

/** The methods of the decoders in the unused parts, which the bundler would keep. */
const DECODERS = /^(BmpDecoder|WebPDecoder)\.prototype\.\w+ = .*?^\};$/gms;

/** The libraries that read PNG, SVG and HTML. */
const READERS = new Set(['fast-png', 'canvg', 'html2canvas', 'dompurify']);
const EMPTY = '\0unused-by-jspdf';

/** Builds jsPDF without images, canvases, web pages and scripts: 65 kB (gzip) less for the first PDF. */
export function stripJsPdf(): Plugin {
  return {
    name: 'strip-jspdf',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'jspdf') return SOURCE;
      return importer === SOURCE && READERS.has(id) ? EMPTY : undefined;
    },
    load(id) {
      if (id === EMPTY) return 'export default undefined; export const decode = undefined;';
      if (id !== SOURCE) return undefined;
      const unused = new Set(UNUSED);
      const code = readFileSync(SOURCE, 'utf8').replaceAll(PART, (part) => {
        const added = UNUSED.find((text) => part.includes(text));
        if (added === undefined) return part;
        unused.delete(added);
        return '';
      });
      // Fails if another version of the library has different code.
      if (unused.size > 0) this.error(`jspdf has no part with ${[...unused].join()}`);
      return { code: code.replaceAll(DECODERS, ''), map: null };
    },
  };
}
