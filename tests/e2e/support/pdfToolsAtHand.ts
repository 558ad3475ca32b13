import { ensurePdfTools } from '../../../scripts/pdfTools.ts';

// oxlint-disable-next-line import/no-default-export -- Playwright takes its global setup from the default export.
export default ensurePdfTools;
