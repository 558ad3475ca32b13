import { createFormats, defaultBrand, reportNames, type ReportOrigin } from '@roi-insight/report-text';
import type { Cell } from './csv.ts';

interface Columns {
  readonly names: readonly string[];
  readonly cells: readonly Cell[];
}

/**
 * The origin of a row's figures, which every row repeats, so that copied rows keep it. It consists of the report and whether it is sample data, the
 * zone of the days and weeks, when the tickets were read, the version of the measurement, and the company's name if there is one.
 */
export function originColumns(source: ReportOrigin): Columns {
  const { brand, report } = source;
  const { provenance } = report;
  const names = reportNames(createFormats(brand), source);
  const origin: Columns = {
    names: ['report', 'sample_data', 'time_zone', 'read_at', 'measurement_version'],
    cells: [
      names.documentTitle,
      names.sample ? 'yes' : 'no',
      provenance?.time_zone ?? null,
      provenance?.fetched_at ?? null,
      provenance?.version ?? null,
    ],
  };
  if (brand.company === defaultBrand.company) return origin;
  return { names: [...origin.names, 'company'], cells: [...origin.cells, brand.company] };
}

/** Working hours, rounded to a ten-thousandth (a third of a second). */
export const hoursCell = toTenThousandths;

/** Percent of time saved, rounded to a ten-thousandth. */
export const percentCell = toTenThousandths;

function toTenThousandths(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value.toFixed(4));
}

/** The cost of these hours, rounded to a hundredth. */
export const costCell = (hours: number | null | undefined, hourlyRate: number): number | null =>
  hours === null || hours === undefined ? null : Number((hours * hourlyRate).toFixed(2));
