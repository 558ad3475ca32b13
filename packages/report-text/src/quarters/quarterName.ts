const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** A quarter after adoption, counted from 1. @example quarterName(2) // 'second quarter' */
export const quarterName = (number: number): string => `${ORDINALS[number - 1] ?? 'last'} quarter`;
