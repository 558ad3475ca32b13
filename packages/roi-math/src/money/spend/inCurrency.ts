import type { Report } from '@roi-insight/contracts';

/** The report for a reader who enters amounts in this currency. Spend of usage in another currency does not count. */
export const inCurrency = (report: Report, currency: string): Report =>
  report.usage === undefined || report.usage.reportCurrency === currency
    ? report
    : { ...report, usage: { ...report.usage, reportCurrency: currency } };
