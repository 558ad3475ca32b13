import { createContext, type ReactNode, useContext } from 'react';
import { type Brand, defaultBrand, setNotation } from '@roi-insight/report-text';

const Context = createContext<Brand>(defaultBrand);

/** Gives a brand to everything below it, which is built again when amounts and dates are to be written in another way. */
export function BrandProvider({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
  setNotation(brand);
  return (
    <Context.Provider key={`${brand.currency} ${brand.locale}`} value={brand}>
      {children}
    </Context.Provider>
  );
}

/** The brand in force. */
export function useBrand(): Brand {
  return useContext(Context);
}
