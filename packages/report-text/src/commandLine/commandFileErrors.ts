/** Reasons why the file of an argument cannot be read or written. */
export const commandFileErrors = {
  outEnding: (path: string, endings: string) => `--out ${path}: file name must end in ${endings}.`,
  outTwice: '--out lists the same file twice.',
  outRefused: (path: string, reason: string) => `--out ${path} can't be written: ${reason}.`,
  outIsFolder: (path: string) => `--out ${path} is a folder.`,
  outFolder: (path: string) => `--out ${path}: its folder doesn't exist or isn't writable.`,
  outExists: (path: string) => `--out ${path} already exists. Use another name, or --force to overwrite it.`,
  /** @param what the path of a file, or the name of an output */
  notWritten: (what: string, reason: string) => `${what} could not be written: ${reason}.`,
  notRegular: (file: string) => `${file} must be a regular file.`,
  missing: (file: string) => `${file} doesn't exist.`,
  unreadable: (file: string) => `${file} can't be read.`,
  tooLarge: (file: string) => `${file} is too large for a report.`,
  unusable: (file: string, what: string, problem: string) => `${file} can't be used as ${what}: ${problem}.`,
  unusableUsage: (file: string, problem: string) =>
    `${file} can't be used as usage: ${problem}. --usage takes the file that the command usage wrote.`,
  history: (folder: string) => `--history must be a folder that can be read: ${folder}`,
  historyFile: (file: string) =>
    `${file} may be an earlier report, but can't be read. Save it again, or move it out of the folder of --history.`,
  noBrowser: (variable: string) =>
    `A PDF needs Chromium, Chrome or Edge to draw its charts. Install one, set ${variable} to its path, or write .html instead.`,
  browserFailed: 'The browser that draws the charts of the PDF failed. The web page (.html) needs none.',
};
