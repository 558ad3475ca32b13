/** The notice of a browser that saves nothing for this page. */
export const PAGE_NOT_KEPT = 'Your browser doesn’t let this page save data. Your report will be lost if you reload.';
