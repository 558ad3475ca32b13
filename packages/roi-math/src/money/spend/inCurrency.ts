import type { Report } from '@roi-insight/contracts';

/** The report of a reader whose amounts have this currency. The spend of usage in another one does not count. */
export const inCurrency = (report: Report, currency: string): Report =>
  report.usage === undefined || report.usage.reportCurrency === currency
    ? report
    : { ...report, usage: { ...report.usage, reportCurrency: currency } };
