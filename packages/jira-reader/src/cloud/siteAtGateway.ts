import { gatewayBase } from '@roi-insight/contracts';

export const ATLASSIAN_GATEWAY = 'https://api.atlassian.com';

/**
 * The base address of a site at Atlassian's gateway, or at the gateway of the settings; null for any other address. An address of another host may look
 * the same, but the host gets no access token of Atlassian, and does not name the site that a report shows.
 */
export function siteAtGateway(address: string, gatewayUrl: string | null): string | null {
  const isKnown = [ATLASSIAN_GATEWAY, gatewayUrl ?? ATLASSIAN_GATEWAY].includes(new URL(address).origin);
  return isKnown ? gatewayBase(address) : null;
}
