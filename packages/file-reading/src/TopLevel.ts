import { TokenType } from '@streamparser/json';

/** Maximum nesting. The texts of Jira issues have some dozen levels. Each level takes memory. */
const MAX_DEPTH = 1000;

interface Listener {
  readonly onOpen: (kind: 'array' | 'object') => void;
  readonly onCloseObject: (keys: ReadonlySet<string>) => void;
  /** Called when values are nested too deeply. */
  readonly onTooDeep: () => never;
}

/** Follows the top-level values of JSON by their tokens, and keeps none of the values. */
export class TopLevel {
  readonly #listener: Listener;
  #depth = 0;
  #keys = new Set<string>();
  #lastString = '';

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  take(token: TokenType, value: unknown): void {
    switch (token) {
      case TokenType.LEFT_BRACE:
      case TokenType.LEFT_BRACKET:
        if (this.#depth === 0) this.#listener.onOpen(token === TokenType.LEFT_BRACE ? 'object' : 'array');
        this.#depth += 1;
        if (this.#depth > MAX_DEPTH) this.#listener.onTooDeep();
        break;
      case TokenType.RIGHT_BRACE:
      case TokenType.RIGHT_BRACKET:
        this.#depth -= 1;
        if (this.#depth === 0 && token === TokenType.RIGHT_BRACE) this.#close();
        break;
      case TokenType.STRING:
        if (this.#depth === 1) this.#lastString = String(value);
        break;
      case TokenType.COLON:
        if (this.#depth === 1) this.#keys.add(this.#lastString);
        break;
      default:
    }
  }

  #close(): void {
    const keys = this.#keys;
    this.#keys = new Set();
    this.#listener.onCloseObject(keys);
  }
}
