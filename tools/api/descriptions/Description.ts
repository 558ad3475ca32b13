/** The description of an object and of each of its fields. */
export interface Description<T> {
  readonly description: string;
  readonly fields: FieldDescriptions<T>;
}

/** Fields that are objects or lists of objects may also describe their own fields. */
type FieldDescriptions<T> = {
  readonly [K in keyof T]-?: string | Description<Element<NonNullable<T[K]>>>;
};

type Element<T> = T extends readonly (infer Item)[] ? Item : T;
