import type { ArgTypesEnhancer, InputType, Renderer } from 'storybook/internal/csf';

/** Every field of the project is `readonly`: saying it each time would hide the rest. */
const tidy = (raw: string): string =>
  raw
    .replaceAll(/\/\*\*.*?\*\/\s*/gs, '')
    .replaceAll('readonly ', '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '');

const written = ({ type }: InputType): string | undefined =>
  typeof type === 'object' && 'raw' in type && typeof type.raw === 'string' ? tidy(type.raw) : undefined;

/** Shows types as the source writes them: `'md' | 'lg'`, where Storybook's table would say "union". */
export const sourceTypes: ArgTypesEnhancer<Renderer> = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = written(argType);
      return [name, summary === undefined ? argType : { ...argType, table: { ...argType.table, type: { summary } } }];
    }),
  );
