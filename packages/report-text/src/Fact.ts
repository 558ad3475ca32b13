/** A name with its value, both as text. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}
