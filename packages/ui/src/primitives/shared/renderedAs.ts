import type { ReactElement } from 'react';

/** Props that render a styled component as another element. The component's own props come later and take precedence. */
export function renderedAs(render: ReactElement<object> | undefined): { readonly as?: ReactElement['type'] } {
  return render === undefined ? {} : { ...render.props, as: render.type };
}
