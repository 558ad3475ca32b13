import type { ReactElement } from 'react';

/**
 * What makes a styled component draw the element of `render` in place of its own. Its own props come after these, so that
 * where both name one, the component's counts.
 */
export function renderedAs(render: ReactElement<object> | undefined): { readonly as?: ReactElement['type'] } {
  return render === undefined ? {} : { ...render.props, as: render.type };
}
