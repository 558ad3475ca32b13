const MB = 1024 * 1024;
/** Bytes of the large requests of all clients together. Each takes several times its size as text and as values. */
const MAX_BYTES = 32 * MB;
/** Bytes of the large requests of one client: the largest possible one for each of its places. */
const MAX_BYTES_PER_CLIENT = 8 * MB;
/** Requests of at most this size are not large: they are always accepted. Most have less than 4 kB. */
const SMALL = 64 * 1024;

/** The bytes of large requests, from their arrival until their response is complete. */
export class RequestBytes {
  readonly #byClient = new Map<string, number>();
  #total = 0;

  /** The bytes of all clients together. */
  get total(): number {
    return this.#total;
  }

  /**
   * Takes the bytes of a request, as declared by the client.
   * @returns gives the bytes back; null if the client or all clients together would have too many
   */
  take(client: string, bytes: number): (() => void) | null {
    if (bytes <= SMALL) return () => undefined;
    const own = this.#byClient.get(client) ?? 0;
    if (own + bytes > MAX_BYTES_PER_CLIENT || this.#total + bytes > MAX_BYTES) return null;
    this.#add(client, bytes);
    return () => this.#add(client, -bytes);
  }

  #add(client: string, bytes: number): void {
    const own = (this.#byClient.get(client) ?? 0) + bytes;
    if (own > 0) this.#byClient.set(client, own);
    else this.#byClient.delete(client);
    this.#total += bytes;
  }
}
