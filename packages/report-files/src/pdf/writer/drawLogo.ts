import type { PdfLogo } from '../loadLogo.ts';
import { internalsOf } from './internalsOf.ts';
import type { PageWriter } from './PageWriter.ts';

const HEIGHT = 18;
const MAX_WIDTH = 90;

/**
 * Draws a logo at the left margin of the current page, with its middle at `middle`. Returns its width. The picture is written directly into the
 * file, because the build leaves out jsPDF's part for pictures.
 */
export function drawLogo(writer: PageWriter, { jpeg, width, height }: PdfLogo, middle: number): number {
  const { write, newAdditionalObject, events } = internalsOf(writer.doc);
  const scale = Math.min(HEIGHT / height, MAX_WIDTH / width);
  let id = 0;
  // jsPDF numbers its objects only when it writes the file.
  events.subscribe('postPutPages', () => {
    const image = newAdditionalObject();
    id = image.objId;
    const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
    const form = `/Filter /DCTDecode /Length ${jpeg.length}`;
    image.content = `<</Type /XObject /Subtype /Image ${size} ${form}>>\nstream\n${jpeg}\nendstream`;
  });
  events.subscribe('putXobjectDict', () => write(`/Logo ${id} 0 R`));
  const bottom = writer.pageHeight - middle - (height * scale) / 2;
  write(`q ${width * scale} 0 0 ${height * scale} ${writer.left} ${bottom} cm /Logo Do Q`);
  return width * scale;
}
