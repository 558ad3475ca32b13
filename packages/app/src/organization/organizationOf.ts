import type { Host } from '../host/HostContext.tsx';
import { perHost } from '../host/perHost.ts';
import { storeWithin } from '../storage/storeWithin.ts';
import { createOrganization } from './createOrganization.ts';
import { startTable } from './startTable.ts';

/** The page of a whole organization, with a host whose store is for this page alone. */
export const organizationOf = perHost((outer) => {
  const host: Host = { ...outer, store: storeWithin(outer.store, 'organization.') };
  return { host, organization: createOrganization({ ...host, startTable }) };
});
