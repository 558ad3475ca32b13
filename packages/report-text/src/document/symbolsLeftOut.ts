/** A note in a PDF that names lack symbols. @param of the kind of PDF */
export const symbolsLeftOut = (of: 'plan' | 'report') =>
  `Names of this ${of} have symbols that no font of this file has; they are left out.`;
