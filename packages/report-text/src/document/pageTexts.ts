/** The texts in the frame of a saved web page. */
export const pageTexts = {
  /** Shown by mail programs, which do not run the page's script. */
  withoutScripts: 'This is the summary. To see the whole report, save this file and open it in a browser.',
  damaged: 'The file was cut short or changed on its way. Ask for it again, or for the PDF.',
};
