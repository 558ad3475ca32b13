import { type Brand, defaultBrand } from '@roi-insight/ui';

/** The brand that a build names; what it leaves out, or leaves empty, is the default. */
export function brandFromEnv(env: Partial<ImportMetaEnv>): Brand {
  const or = (text: string | undefined, fallback: string) =>
    text === undefined || text.trim() === '' ? fallback : text;
  const contact = or(env.VITE_SALES_CONTACT, defaultBrand.salesContact);
  return {
    assistant: or(env.VITE_BRAND_ASSISTANT, defaultBrand.assistant),
    title: or(env.VITE_BRAND_TITLE, defaultBrand.title),
    company: or(env.VITE_BRAND_COMPANY, defaultBrand.company),
    product: or(env.VITE_BRAND_PRODUCT, defaultBrand.product),
    customer: or(env.VITE_BRAND_CUSTOMER, defaultBrand.customer),
    salesContact: /^(mailto|https?):/i.test(contact) ? contact : defaultBrand.salesContact,
  };
}
