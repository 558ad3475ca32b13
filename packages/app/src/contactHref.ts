import type { Brand } from '@roi-insight/ui';

/** The target of 'Contact Sales'. The subject of an email contains none of the customer's figures. */
export function contactHref(brand: Brand): string {
  if (!/^mailto:/i.test(brand.salesContact) || /[?&]subject=/i.test(brand.salesContact)) return brand.salesContact;
  const separator = brand.salesContact.includes('?') ? '&' : '?';
  return `${brand.salesContact}${separator}subject=${encodeURIComponent(`Expanding our use of ${brand.assistant}`)}`;
}
