import ipaddr from 'ipaddr.js';

/**
 * The key of a client's rate limit: its IPv4 address, or the /64 network of its IPv6 address, because one subscriber has a whole /64 network.
 * @example rateLimitKey('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2::/64'
 */
export function rateLimitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
