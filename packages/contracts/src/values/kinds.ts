import { type ISchema, lazy, mixed, object, type ObjectShape, string } from 'yup';
import { isJsonObject } from './jsonObject.ts';

/** A kind of object, with the schema of its fields. */
export interface Kind {
  readonly kind: string;
  readonly schema: ISchema<unknown>;
}

/** Objects whose field `kind` is this name. */
export const kind = <Name extends string, Fields extends ObjectShape>(name: Name, fields: Fields) => ({
  kind: name,
  schema: object({ kind: string().oneOf([name]).required(), ...fields }).required(),
});

const unknownKind = mixed<never>()
  .test('kind', '${path} is of an unknown kind', (value) => value === undefined)
  .required();

/**
 * Schema of a union: objects of one of these kinds. An object of another kind is refused, so that no part of a newer
 * version's report is lost silently. `meta().kinds` lists the kinds.
 */
export const oneOfKind = <Each extends Kind>(kinds: readonly Each[]) =>
  lazy((value: unknown): Each['schema'] | typeof unknownKind => {
    const name = isJsonObject(value) ? value['kind'] : undefined;
    return kinds.find(({ kind }) => kind === name)?.schema ?? unknownKind;
  }).meta({ kinds });
