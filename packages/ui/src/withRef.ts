import { forwardRef, type ReactNode, version } from 'react';

type Component = (props: object) => ReactNode;

/** For React 18, which keeps `ref` from the props of a function. */
const asForwardRef = (component: Component) =>
  Object.assign(
    forwardRef((props, ref) => component(ref === null ? props : { ...props, ref })),
    { displayName: component.name },
  );

/**
 * A component whose `ref` is a prop, as it is for React 19, in the form that the host's React takes. Only the package that
 * installs elsewhere calls it: `scripts/packages.ts` writes the calls, so that the app does not load them.
 */
export const withRef = Number.parseInt(version, 10) < 19 ? asForwardRef : (component: Component) => component;
