import type { InputType, StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/csf';

/** Whether Storybook would offer a JSON editor for the type. */
const isComposite = ({ type }: InputType) =>
  typeof type === 'object' &&
  ['object', 'array', 'other', 'union', 'intersection', 'tuple', 'node'].includes(type.name);

function controlOf(argType: InputType, value: unknown): InputType['control'] {
  if (argType.control !== undefined || argType.options !== undefined) return argType.control;
  if (typeof value === 'string' && isComposite(argType)) return { type: 'text' };
  const isCode = typeof value === 'function' || (typeof value === 'object' && value !== null);
  return isCode || (value === undefined && isComposite(argType)) ? false : undefined;
}

/** Removes the controls that would show a report, an element, a function or the state of a screen as JSON. */
export const editableControls = ({
  argTypes,
  initialArgs,
}: Pick<StoryContextForEnhancers, 'argTypes' | 'initialArgs'>): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const control = controlOf(argType, initialArgs[name]);
      return [name, control === undefined ? argType : { ...argType, control }];
    }),
  );
