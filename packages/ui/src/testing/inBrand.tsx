import type { ReactElement } from 'react';
import { type Brand, BrandProvider } from '../brand/index.ts';

/** A story under these names. */
export const inBrand = (brand: Brand) => (Story: () => ReactElement) => (
  <BrandProvider brand={brand}>{Story()}</BrandProvider>
);
