import { useBrand } from '@roi-insight/ui';
import { useEffect } from 'react';

/** Sets the document title. Without an argument, it is the title of the start page. */
export function useTitle(name?: string): void {
  const { title, product } = useBrand();
  useEffect(() => {
    document.title = name === undefined ? title : `${name} · ${product}`;
  }, [name, title, product]);
}
