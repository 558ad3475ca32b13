export * from './formatDay.ts';
export * from './formatMoney.ts';
export * from './formatNumber.ts';
export * from './missing.ts';
