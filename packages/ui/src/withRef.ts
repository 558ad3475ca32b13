import { forwardRef, type ReactNode, version } from 'react';

type Component = (props: object) => ReactNode;

/** React 18 does not pass `ref` to function components as a prop. */
const asForwardRef = (component: Component) =>
  Object.assign(
    forwardRef((props, ref) => component(ref === null ? props : { ...props, ref })),
    { displayName: component.name },
  );

/**
 * Adapts a component with a `ref` prop, as in React 19, to the host's version of React. Only the published package calls
 * it: `scripts/packages.ts` generates the calls, so that the app does not load them.
 */
export const withRef = Number.parseInt(version, 10) < 19 ? asForwardRef : (component: Component) => component;
