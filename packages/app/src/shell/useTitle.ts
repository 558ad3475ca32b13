import { useBrand } from '@roi-insight/ui';
import { useEffect } from 'react';

/** Sets the document title. If there is no argument, sets the title of the start page. */
export function useTitle(name?: string): void {
  const { title, product } = useBrand();
  useEffect(() => {
    document.title = name === undefined ? title : `${name} · ${product}`;
  }, [name, title, product]);
}
