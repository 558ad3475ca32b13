import type { Brand } from '@roi-insight/ui';

/** Where 'Contact Sales' leads: a mail gets a subject, which holds no figure of the customer's. */
export function contactHref(brand: Brand): string {
  if (!/^mailto:/i.test(brand.salesContact) || /[?&]subject=/i.test(brand.salesContact)) return brand.salesContact;
  const separator = brand.salesContact.includes('?') ? '&' : '?';
  return `${brand.salesContact}${separator}subject=${encodeURIComponent(`Expanding our use of ${brand.assistant}`)}`;
}
