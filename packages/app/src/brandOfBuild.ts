import type { Brand } from '@roi-insight/ui';

declare const BRAND_OF_BUILD: Brand;

/** The brand from the settings of the build (`packages/app/vite/injectBrand.ts`). */
export const brandOfBuild: Brand = BRAND_OF_BUILD;
