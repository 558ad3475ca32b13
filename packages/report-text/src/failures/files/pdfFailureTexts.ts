/** Reasons why a PDF could not be created. */
export const pdfFailureTexts = {
  letters: (letters: readonly string[]) =>
    `The PDF cannot set these letters of the report's names: ${letters.join(' ')}. Your browser can: print this page and choose ‘Save as PDF’.`,
  partNotLoaded:
    'The PDF could not be made: one of its parts did not load. Check the connection and try again; printing this page and choosing ‘Save as PDF’ works without.',
};
