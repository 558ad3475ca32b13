import type { Brand } from '@roi-insight/ui';

/** Where 'Contact Sales' leads: an email gets a subject, which contains none of the customer's figures. */
export function contactHref(brand: Brand): string {
  if (!/^mailto:/i.test(brand.salesContact) || /[?&]subject=/i.test(brand.salesContact)) return brand.salesContact;
  const separator = brand.salesContact.includes('?') ? '&' : '?';
  return `${brand.salesContact}${separator}subject=${encodeURIComponent(`Expanding our use of ${brand.assistant}`)}`;
}
