/** The start of the data in a report that was saved as a web page. The data end where the element ends. */
export const PAGE_DATA_START = '<script type="application/json" id="report-data">';

/**
 * The JSON in a file: the data of a web page, or the whole text of any other file, without a byte order mark. The code
 * of a web page is not run.
 */
export function dataOfPage(text: string): string {
  if (!/^\s*<!doctype html/i.test(text)) return text.replace(/^\uFEFF/, '');
  const from = text.indexOf(PAGE_DATA_START);
  const start = from + PAGE_DATA_START.length;
  const end = text.indexOf('</script>', start);
  return from < 0 || end < 0 ? '' : text.slice(start, end);
}
