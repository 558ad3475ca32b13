import { linesIn, TopLevel } from '@roi-insight/ticket-files/reading';
import type { UsagePlace } from '@roi-insight/contracts';
import { JSONParser } from '@streamparser/json';
import { UsageError } from '../Problems.ts';
import { deliver } from './deliver.ts';
import { type JsonSink, type ListName, LISTS } from './JsonSink.ts';
import { MEMBERS } from './members.ts';

/** Reads JSON of any layout in pieces: an object with a list, several such objects, or a list. */
export class StreamedJson {
  readonly #file: string;
  readonly #parser: JSONParser;
  readonly #encoder = new TextEncoder();
  #bytes = 0;
  #lines = 0;
  /** Position of the last token, in bytes. */
  #offset = 0;
  #entries = 0;
  #members: Record<string, unknown> = {};

  /** @param isArray whether the file begins with a list */
  constructor(file: string, isArray: boolean, sink: JsonSink) {
    this.#file = file;
    const paths = isArray ? ['$.*'] : [...LISTS.map((name) => `$.${name}.*`), ...MEMBERS.map((name) => `$.${name}`)];
    this.#parser = new JSONParser({ paths, keepStack: false, separator: '' });
    this.#parser.onValue = ({ value, key, stack }) => {
      if (typeof key === 'string') {
        this.#members[key] = value;
        return;
      }
      const list = listIn(stack.map((level) => level.key));
      this.#entries += 1;
      if (isArray) deliver(value, this.#place(), sink);
      else if (list !== null) sink.takeEntry(list, value, this.#place());
    };
    const topLevel = new TopLevel({
      onOpen: (kind) => {
        if ((kind === 'array') !== isArray) throw new UsageError({ reason: 'usage-mixed-formats', file });
      },
      onCloseObject: (keys) => {
        const members = this.#members;
        this.#members = {};
        sink.closeObject(members, new Set(LISTS.filter((list) => keys.has(list))), { file, line: null, entry: null });
      },
    });
    this.#parser.onToken = ({ token, value, offset }) => {
      this.#offset = offset;
      topLevel.take(token, value);
    };
    this.#parser.onError = (cause) => {
      throw cause;
    };
  }

  write(text: string): void {
    const bytes = this.#encoder.encode(text);
    try {
      this.#parser.write(bytes);
    } catch (cause) {
      if (cause instanceof UsageError) throw cause;
      const [, position = this.#offset] = /absolute position "(\d+)"/.exec(String(cause)) ?? [];
      const before = bytes.subarray(0, Math.max(0, Number(position) - this.#bytes));
      const line = this.#lines + linesIn(new TextDecoder().decode(before)) + 1;
      throw new UsageError({ reason: 'usage-not-json', file: this.#file, line });
    }
    this.#bytes += bytes.length;
    this.#lines += linesIn(text);
  }

  end(): void {
    try {
      this.#parser.end();
    } catch {
      throw new UsageError({ reason: 'usage-cut', file: this.#file });
    }
  }

  #place(): UsagePlace {
    return { file: this.#file, line: null, entry: this.#entries };
  }
}

const listIn = (keys: readonly unknown[]): ListName | null => LISTS.find((list) => keys.includes(list)) ?? null;
