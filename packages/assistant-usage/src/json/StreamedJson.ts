import { JsonPieces } from '@roi-insight/file-reading';
import type { UsagePlace } from '@roi-insight/contracts';
import { UsageError } from '../Problems.ts';
import { deliver } from './deliver.ts';
import { type JsonSink, type ListName, LISTS } from './JsonSink.ts';
import { MEMBERS } from './members.ts';

/** Reads JSON of any layout in pieces: the file is an object with a list, several such objects, or a list. */
export class StreamedJson {
  readonly #file: string;
  readonly #pieces: JsonPieces;
  #entries = 0;
  #members: Record<string, unknown> = {};

  /** @param isArray whether the file begins with a list */
  constructor(file: string, isArray: boolean, sink: JsonSink) {
    this.#file = file;
    this.#pieces = new JsonPieces({
      isArray,
      paths: isArray ? ['$.*'] : [...LISTS.map((name) => `$.${name}.*`), ...MEMBERS.map((name) => `$.${name}`)],
      onValue: ({ value, key, keys }) => {
        if (typeof key === 'string') {
          this.#members[key] = value;
          return;
        }
        const list = listIn(keys);
        this.#entries += 1;
        if (isArray) deliver(value, this.#place(), sink);
        else if (list !== null) sink.takeEntry(list, value, this.#place());
      },
      onCloseObject: (keys) => {
        const members = this.#members;
        this.#members = {};
        sink.closeObject(members, new Set(LISTS.filter((list) => keys.has(list))), { file, line: null, entry: null });
      },
      onMixed: () => {
        throw new UsageError({ reason: 'usage-mixed-formats', file });
      },
    });
  }

  write(text: string): void {
    this.#pieces.write(text);
  }

  end(): void {
    this.#pieces.end();
  }

  #place(): UsagePlace {
    return { file: this.#file, line: null, entry: this.#entries };
  }
}

const listIn = (keys: readonly unknown[]): ListName | null => LISTS.find((list) => keys.includes(list)) ?? null;
