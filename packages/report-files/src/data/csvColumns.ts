import type { Report } from '@roi-insight/contracts';
import { type Brand, defaultBrand } from '@roi-insight/report-text';
import type { Cell } from './csv.ts';

/** A report, and the names and the currency that its file is written with. */
export interface CsvSource {
  readonly report: Report;
  readonly brand: Brand;
}

interface Columns {
  readonly names: readonly string[];
  readonly cells: readonly Cell[];
}

/**
 * What the figures of a row are, repeated in every row, so that no row loses it: the zone of the days and weeks, when
 * the tickets were read, the version of the measurement, and for a company that gave its name whose report it is.
 */
export function originColumns({ report: { provenance }, brand }: CsvSource): Columns {
  const origin: Columns = {
    names: ['time_zone', 'read_at', 'measurement_version'],
    cells: [provenance?.time_zone ?? null, provenance?.fetched_at ?? null, provenance?.version ?? null],
  };
  if (brand.company === defaultBrand.company) return origin;
  return {
    names: [...origin.names, 'company', 'sample_data'],
    cells: [...origin.cells, brand.company, provenance?.sample === true ? 'yes' : 'no'],
  };
}

/** Working hours to a ten-thousandth, a third of a second. */
export const hoursCell = toTenThousandths;

/** Percent of time saved to a ten-thousandth. */
export const percentCell = toTenThousandths;

function toTenThousandths(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value.toFixed(4));
}

/** What these hours cost, to a hundredth. */
export const costCell = (hours: number | null | undefined, hourlyRate: number): number | null =>
  hours === null || hours === undefined ? null : Number((hours * hourlyRate).toFixed(2));
