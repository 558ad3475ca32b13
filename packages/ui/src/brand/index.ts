export { type Brand, defaultBrand, type Direction, directionOf } from '@roi-insight/report-text';
export * from './BrandContext.tsx';
