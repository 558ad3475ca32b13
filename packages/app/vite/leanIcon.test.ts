import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as download from 'lucide-react/icons/download';
import * as info from 'lucide-react/icons/info';
import * as trendingUp from 'lucide-react/icons/trending-up';
import { expect, it } from 'vitest';
import { leanIcon } from './leanIcon.ts';

type IconData = Parameters<typeof leanIcon>[0];

/** What an icon's module holds beside its component, which the types of lucide-react do not name. */
function dataOf(module: object): IconData {
  const data: unknown = Reflect.get(module, '__iconData');
  if (!isIconData(data)) throw new Error('lucide-react keeps its icons in another way now');
  return data;
}

function isIconData(data: unknown): data is IconData {
  return typeof data === 'object' && data !== null && 'name' in data && 'node' in data;
}

it.each([
  ['as it is', {}],
  ['hidden from screen readers', { size: 16, 'aria-hidden': true }],
  ['with a look of its own', { size: '1.25rem', strokeWidth: 2.5, color: 'red', className: 'mark' }],
])('draws what lucide-react draws, %s', (_, props) => {
  for (const module of [download, info, trendingUp]) {
    const drawn = renderToStaticMarkup(createElement(leanIcon(dataOf(module)), props));
    expect(drawn).toBe(renderToStaticMarkup(createElement(module.default, props)));
  }
});
