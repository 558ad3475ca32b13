import { createContext, type ReactNode, useContext } from 'react';
import { type Brand, defaultBrand } from '@roi-insight/report-text';

const Context = createContext<Brand>(defaultBrand);

/** Gives a brand to everything below it. */
export function BrandProvider({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
  return <Context value={brand}>{children}</Context>;
}

/** The brand in force. */
export function useBrand(): Brand {
  return useContext(Context);
}
