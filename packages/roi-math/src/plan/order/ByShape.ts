import type { Shape } from './shapeAt.ts';

/** A number of each order, for both shapes. */
export type ByShape = Readonly<Record<Shape, Float64Array>>;
