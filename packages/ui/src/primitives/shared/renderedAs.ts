import type { ReactElement } from 'react';

/**
 * Props that make a styled component render the given element instead of its own. The component's own props come later and
 * take precedence.
 */
export function renderedAs(render: ReactElement<object> | undefined): { readonly as?: ReactElement['type'] } {
  return render === undefined ? {} : { ...render.props, as: render.type };
}
