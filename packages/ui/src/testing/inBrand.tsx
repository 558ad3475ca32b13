import type { ReactElement } from 'react';
import { type Brand, BrandProvider } from '../brand/index.ts';

/** Decorator that renders a story with the given brand. */
export const inBrand = (brand: Brand) => (Story: () => ReactElement) => (
  <BrandProvider brand={brand}>{Story()}</BrandProvider>
);
