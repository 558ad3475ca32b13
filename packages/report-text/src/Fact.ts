/** A name with its value, both as text. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** The range of an amount; null or missing if the amount has none. */
  readonly range?: string | null;
}
