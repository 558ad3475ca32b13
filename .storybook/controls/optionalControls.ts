import type { ArgTypesEnhancer, Renderer, SBType } from 'storybook/internal/csf';

/** `boolean | undefined` is a switch: TypeScript's exact optional properties say the `undefined`, a control need not. */
function withoutUndefined(type: SBType | undefined): SBType | undefined {
  if (type?.name !== 'union') return type;
  const [only, ...others] = type.value.filter((part) => !('value' in part && part.value === 'undefined'));
  return only !== undefined && others.length === 0 ? { ...only, required: false } : type;
}

/** Gives optional properties the control of what they hold. */
export const optionalControls: ArgTypesEnhancer<Renderer> = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = withoutUndefined(argType.type);
      return [name, type === undefined ? argType : { ...argType, type }];
    }),
  );
