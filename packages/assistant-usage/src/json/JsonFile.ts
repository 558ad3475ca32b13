import { UsageError } from '../Problems.ts';
import { deliver } from './deliver.ts';
import type { JsonSink } from './JsonSink.ts';
import { StreamedJson } from './StreamedJson.ts';

/** Maximum length of a line that is read as a whole. A page of the longest records has two million. */
const MAX_LINE = 16_000_000;

/** Reads JSON in pieces. If each line is complete JSON, as in NDJSON, whole lines are parsed, which is much faster. Otherwise the values are streamed. */
export class JsonFile {
  readonly #file: string;
  readonly #sink: JsonSink;
  #pending: string[] = [];
  #pendingLength = 0;
  #line = 0;
  #isFirst = true;
  #streamed: StreamedJson | null = null;

  constructor(file: string, sink: JsonSink) {
    this.#file = file;
    this.#sink = sink;
  }

  write(text: string): void {
    let start = 0;
    while (this.#streamed === null) {
      const end = text.indexOf('\n', start);
      if (end === -1) break;
      this.#pending.push(text.slice(start, end));
      start = end + 1;
      this.#takeLine(true);
    }
    const rest = text.slice(start);
    if (this.#streamed !== null) return this.#streamed.write(rest);
    this.#pending.push(rest);
    this.#pendingLength += rest.length;
    if (this.#pendingLength <= MAX_LINE) return;
    if (!this.#isFirst) throw new UsageError({ reason: 'usage-too-large', unit: 'characters', limit: MAX_LINE });
    this.#stream(this.#takePending());
  }

  end(): void {
    if (this.#streamed === null) this.#takeLine(false);
    this.#streamed?.end();
    this.#sink.end();
  }

  #takePending(): string {
    const text = this.#pending.join('');
    this.#pending = [];
    this.#pendingLength = 0;
    return text;
  }

  /** @param hasEnd whether a line feed follows */
  #takeLine(hasEnd: boolean): void {
    const text = this.#takePending();
    this.#line += 1;
    if (text.trim() === '') {
      // A blank line is only counted. If the next value is streamed, line feeds stand for the blank lines before the value.
      return;
    }
    const parsed = parse(text);
    if (parsed !== null) {
      this.#isFirst = false;
      deliver(parsed.value, { file: this.#file, line: this.#line, entry: null }, this.#sink);
    } else if (this.#isFirst) {
      this.#stream(`${'\n'.repeat(this.#line - 1)}${text}${hasEnd ? '\n' : ''}`);
    } else if (hasEnd) this.#sink.skip({ reason: 'usage-not-json', file: this.#file, line: this.#line });
    else throw new UsageError({ reason: 'usage-cut', file: this.#file });
  }

  #stream(text: string): void {
    this.#streamed = new StreamedJson(this.#file, text.trimStart().startsWith('['), this.#sink);
    this.#streamed.write(text);
  }
}

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
