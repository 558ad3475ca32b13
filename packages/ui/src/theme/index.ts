export * from './focusRing.ts';
export * from './media.ts';
export * from './theme.ts';
export * from './ThemeRoot.tsx';
export * from './tokens.ts';
export * from './type.ts';
export * from './visuallyHidden.ts';
