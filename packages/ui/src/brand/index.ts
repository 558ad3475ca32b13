export { type Brand, defaultBrand } from '@roi-insight/report-text';
export * from './BrandContext.tsx';
