import { type Brand, createFormats, defaultBrand, type Formats } from '@roi-insight/report-text';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

const BrandContext = createContext<Brand>(defaultBrand);
const FormatsContext = createContext<Formats>(createFormats(defaultBrand));

/** Gives a brand, and the formats of its notation, to everything below it. */
export function BrandProvider({ brand, children }: { readonly brand: Brand; readonly children: ReactNode }) {
  const { currency, locale } = brand;
  const formats = useMemo(() => createFormats({ currency, locale }), [currency, locale]);
  return (
    <BrandContext.Provider value={brand}>
      <FormatsContext.Provider value={formats}>{children}</FormatsContext.Provider>
    </BrandContext.Provider>
  );
}

/** The current brand. */
export function useBrand(): Brand {
  return useContext(BrandContext);
}

/** The formats of numbers, amounts and dates for this part of the page. */
export function useFormats(): Formats {
  return useContext(FormatsContext);
}
