/** A note in a PDF that names lack symbols. @param of which kind of PDF it is */
export const symbolsLeftOut = (of: 'plan' | 'report') =>
  `Names of this ${of} have symbols that no font of this file has; they are left out.`;
