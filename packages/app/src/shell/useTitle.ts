import { useBrand } from '@roi-insight/ui';
import { useEffect } from 'react';

/** Names the page in the tab and the history; without a name it is the product's start page. */
export function useTitle(name?: string): void {
  const { title, product } = useBrand();
  useEffect(() => {
    document.title = name === undefined ? title : `${name} · ${product}`;
  }, [name, title, product]);
}
