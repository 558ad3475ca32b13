import type { Shape } from './shapeAt.ts';

/** A number for each order, for both shapes of the effect. */
export type ByShape = Readonly<Record<Shape, Float64Array>>;
