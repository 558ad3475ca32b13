import { JSONParser, TokenizerError, TokenParserError } from '@streamparser/json';
import { linesIn } from './linesIn.ts';
import { UnreadableFileError } from './UnreadableFileError.ts';
import { TopLevel } from './TopLevel.ts';

interface ParsedValue {
  readonly value: unknown;
  readonly key: string | number | undefined;
  /** Keys of the containers around the value, the outermost first. */
  readonly keys: readonly unknown[];
}

interface JsonPiecesOptions {
  /** Whether the file begins with an array. */
  readonly isArray: boolean;
  /** Paths of the values that are kept, such as `$.issues.*`. */
  readonly paths: readonly string[];
  readonly onValue: (parsed: ParsedValue) => void;
  /** Called with the keys of an object at the top level when the object ends. */
  readonly onCloseObject: (keys: ReadonlySet<string>) => void;
  /** Called when a value at the top level has another type than the first value. */
  readonly onMixed: () => never;
}

/** Parses JSON that arrives in pieces: an array, or one or more objects. */
export class JsonPieces {
  readonly #parser: JSONParser;
  readonly #encoder = new TextEncoder();
  #bytes = 0;
  #lines = 0;
  /** Position of the last token, in bytes. */
  #offset = 0;

  constructor({ isArray, paths, onValue, onCloseObject, onMixed }: JsonPiecesOptions) {
    this.#parser = new JSONParser({ paths: [...paths], keepStack: false, separator: '' });
    this.#parser.onValue = ({ value, key, stack }) => onValue({ value, key, keys: stack.map((level) => level.key) });
    const topLevel = new TopLevel({
      onOpen: (kind) => {
        if ((kind === 'array') !== isArray) onMixed();
      },
      onCloseObject,
      onTooDeep: () => {
        throw new UnreadableFileError(this.#lines + 1, { kind: 'too-deep' });
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

  /** Throws an `UnreadableFileError` with the line if this is not JSON, or if its values are nested too deeply. */
  write(text: string): void {
    const bytes = this.#encoder.encode(text);
    try {
      this.#parser.write(bytes);
    } catch (cause) {
      if (!(cause instanceof TokenizerError || cause instanceof TokenParserError)) throw cause;
      const [, position = this.#offset] = /absolute position "(\d+)"/.exec(cause.message) ?? [];
      const before = bytes.subarray(0, Math.max(0, Number(position) - this.#bytes));
      const line = this.#lines + linesIn(new TextDecoder().decode(before)) + 1;
      throw new UnreadableFileError(line, { kind: 'not-json' });
    }
    this.#bytes += bytes.length;
    this.#lines += linesIn(text);
  }

  /** Throws an `UnreadableFileError` if the JSON is not complete. */
  end(): void {
    try {
      this.#parser.end();
    } catch {
      throw new UnreadableFileError(this.#lines + 1, { kind: 'cut' });
    }
  }
}
