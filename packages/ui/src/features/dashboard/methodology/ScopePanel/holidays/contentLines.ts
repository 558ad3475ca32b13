/** A line of an iCalendar file. */
export interface ContentLine {
  /** Number of the first line, counted from 1. */
  readonly number: number;
  readonly name: string;
  /** The parameters, each with a semicolon before it, such as `;TZID=Europe/Berlin`. */
  readonly parameters: string;
  readonly value: string;
}

/** The lines of an iCalendar file. Joins folded lines: a line that starts with white space continues the previous line. */
export function* contentLines(text: string): Generator<ContentLine> {
  let start = 1;
  let content = '';
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^[ \t]/.test(line)) content += line.slice(1);
    else {
      if (content !== '') yield contentLine(content, start);
      [content, start] = [line, index + 1];
    }
  }
  if (content !== '') yield contentLine(content, start);
}

/** Splits a line into name, parameters and value. A colon within quotes is part of a parameter. */
function contentLine(content: string, number: number): ContentLine {
  const [, name = '', parameters = '', value = ''] = /^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(content) ?? [];
  return { number, name: name.toUpperCase(), parameters, value: value.trim() };
}
