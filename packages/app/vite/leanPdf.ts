import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../../../node_modules/jspdf/dist/jspdf.es.js');

/** A part of the library: a function that adds methods to its documents. */
const PART = /^\(function \(jsPDFAPI\) \{$.*?^\}\)\(jsPDF\.API\);$/gms;

/** What the unused parts add. A report has no pictures made of pixels, and is drawn by the methods of the document itself. */
const UNUSED = [
  'jsPDFAPI.processGIF89A = ',
  'jsPDFAPI.processBMP = ',
  'jsPDFAPI.processWEBP = ',
  'var Context2D = ',
  'var Canvas = ',
  'jsPDFAPI.html = ',
  'jsPDFAPI.addJS = ',
];

/** The methods of the decoders that these parts use, for which the bundler would keep the decoders. */
const DECODERS = /^(BmpDecoder|WebPDecoder)\.prototype\.\w+ = .*?^\};$/gms;

/** Builds the PDF library without pictures in three formats, canvases, web pages and scripts: 45 kB of the scripts. */
export function leanPdf(): Plugin {
  return {
    name: 'lean-pdf',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'jspdf' ? SOURCE : undefined),
    load(id) {
      if (id !== SOURCE) return undefined;
      const unused = new Set(UNUSED);
      const code = readFileSync(SOURCE, 'utf8').replaceAll(PART, (part) => {
        const added = UNUSED.find((text) => part.includes(text));
        if (added === undefined) return part;
        unused.delete(added);
        return '';
      });
      // A new version of the library has its parts in another form.
      if (unused.size > 0) this.error(`jspdf has no part with ${[...unused].join()}`);
      return { code: code.replaceAll(DECODERS, ''), map: null };
    },
  };
}
