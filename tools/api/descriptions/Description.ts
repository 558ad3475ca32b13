/** The description of an object and of each of its fields. */
export interface Description<T> {
  readonly description: string;
  readonly fields: FieldDescriptions<T>;
}

/** A field that is an object, or a list of objects, of its own may describe its fields as well. */
type FieldDescriptions<T> = {
  readonly [K in keyof T]-?: string | Description<Element<NonNullable<T[K]>>>;
};

type Element<T> = T extends readonly (infer Item)[] ? Item : T;
