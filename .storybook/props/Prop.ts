/** One prop of a component, or one field of what a prop takes. */
export interface Prop {
  readonly name: string;
  /** Spelled out: `'primary' | 'secondary' | 'ghost'`, not `ButtonVariant`. */
  readonly type: string;
  readonly required: boolean;
  /** The sentence above it; empty if there is none. */
  readonly description: string;
  /** As the component's source writes it. */
  readonly defaultValue: string | null;
  /** The fields of an object of this project, or of those in an array. */
  readonly fields: readonly Prop[];
}

/** What a component takes. */
export interface ComponentProps {
  readonly props: readonly Prop[];
  /** The component passes the props of React or of a library on to what it renders. */
  readonly passesOn: boolean;
}
