export * from './data/index.ts';
export * from './pdf/index.ts';
