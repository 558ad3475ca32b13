import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../../../node_modules/jspdf/dist/jspdf.es.js');

/** A part of the library: a function that adds methods to documents. */
const PART = /^\(function \((?:jsPDFAPI|API)\) \{$.*?^\}\)\(jsPDF\.API\);$/gms;

/** Code that identifies each unused part. Reports have no raster images, and only fonts of their own. */
const UNUSED = [
  'API.__fontmetrics__ = ',
  'jsPDFAPI.__addimage__ = {}',
  'jsPDFAPI.processJPEG = ',
  'jsPDFAPI.processRGBA = ',
  'jsPDFAPI.addSvgAsImage = ',
  'jsPDFAPI.setHeaderFunction = ',
  'jsPDFAPI.autoPrint = ',
  'jsPDFAPI.loadFile = ',
  'jsPDFAPI.putTotalPages = ',
  'jsPDFAPI.processGIF89A = ',
  'jsPDFAPI.processBMP = ',
  'jsPDFAPI.processWEBP = ',
  'var Context2D = ',
  'var Canvas = ',
  'jsPDFAPI.html = ',
  'jsPDFAPI.addJS = ',
];

/** Other unused code, which the bundler would keep: methods of decoders and of the encryption, and fields of forms. */
const OTHERS = [
  /^(BmpDecoder\.prototype|WebPDecoder\.prototype|PDFSecurity\.prototype)\.\w+ = .*?^\};$/gms,
  /^jsPDF\.API\.processPNG = .*?^\};$/gms,
  /^ +encryption = new PDFSecurity\(.*$/gm,
  /^var scaleFactor = 1;$.*?^var AcroForm = jsPDF\.AcroForm;$/gms,
  /\bAcroForm\w*, (?=.*\};$)/gm,
];

/** The libraries that read PNG, SVG and HTML. */
const READERS = new Set(['fast-png', 'canvg', 'html2canvas', 'dompurify']);
const EMPTY = '\0unused-by-jspdf';

/** Builds jsPDF without images, canvases, web pages, scripts, forms and encryption: 85 kB (gzip) less for the first PDF. */
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
      const rest = OTHERS.reduce((all, other) => {
        if (!all.match(other)) this.error(`jspdf has nothing like ${other.source}`);
        return all.replaceAll(other, '');
      }, code);
      return { code: rest, map: null };
    },
  };
}
