import { createElement, forwardRef, type SVGAttributes } from 'react';

interface IconData {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGAttributes<SVGSVGElement> {
  readonly size?: string | number;
}

/** An icon of lucide-react that draws the same, without what it can do for other frameworks. */
export function leanIcon({ name, aliases = [], node }: IconData) {
  return forwardRef<SVGSVGElement, IconProps>(
    ({ className = '', size = 24, color = 'currentColor', strokeWidth = 2, ...rest }, ref) =>
      createElement(
        'svg',
        {
          xmlns: 'http://www.w3.org/2000/svg',
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: color,
          strokeWidth,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          className: ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`), className].join(' ').trim(),
          'aria-hidden': 'true',
          ...rest,
          ref,
        },
        node.map(([tag, attributes]) => createElement(tag, attributes)),
      ),
  );
}
