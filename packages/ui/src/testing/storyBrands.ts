import { defaultBrand } from '../brand/index.ts';

/** A brand with another assistant and customer. */
export const customerBrand = {
  ...defaultBrand,
  assistant: 'GitHub Copilot',
  title: 'GitHub Copilot ROI Dashboard',
  company: 'Northwind Bank',
  customer: 'Northwind Bank',
};

export const longBrand = {
  ...defaultBrand,
  assistant: 'Acme Enterprise Software Engineering Assistant for Regulated Industries',
  title: 'Acme Enterprise Software Engineering Assistant Return on Investment Dashboard',
  company: 'The Consolidated International Payments and Settlement Holding Company of Northern Europe',
  product: 'Return on Investment Insight Enterprise Edition',
  customer: 'The Consolidated International Payments and Settlement Holding Company of Northern Europe',
};

export const rightToLeftBrand = {
  ...defaultBrand,
  assistant: 'مساعد البرمجة',
  title: 'لوحة عائد الاستثمار',
  company: 'شركة المدفوعات الدولية',
  customer: 'شركة المدفوعات الدولية',
};
