export * from './brand.ts';
export * from './BrandContext.tsx';
