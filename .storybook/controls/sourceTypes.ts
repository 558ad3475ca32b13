import type { ArgTypesEnhancer, Renderer, SBType } from 'storybook/internal/csf';

/**
 * Turns `boolean undefined` into `boolean`, so that its control is a switch. Exact optional properties require the
 * `undefined` in types.
 */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const [only, ...others] = type.value.filter((part) => !('value' in part && part.value === 'undefined'));
  return only !== undefined && others.length === 0 ? { ...only, required: false } : type;
}

/** A type as written in its source, without comments and without `readonly`, which every field of the project has. */
const tidy = (raw: string): string =>
  raw
    .replaceAll(/\/\*\*.*?\*\/\s*/gs, '')
    .replaceAll('readonly ', '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');

/**
 * The name of a type in a table. A type that `react-docgen` does not understand, such as `readonly X[]`, is named after
 * its value.
 */
function nameOf(type: SBType, value: unknown): string {
  if (type.raw !== undefined) return tidy(type.raw);
  if (type.name !== 'other') return type.name;
  if (type.value !== 'unknown') return type.value;
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Shows types as written in their source, and gives optional properties the control of their type. */
export const sourceTypes: ArgTypesEnhancer<Renderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.type === undefined) return [name, argType];
      const type = withoutUndefined(argType.type);
      const summary = nameOf(type, initialArgs[name]);
      return [name, { ...argType, type, table: { ...argType.table, type: { summary } } }];
    }),
  );
