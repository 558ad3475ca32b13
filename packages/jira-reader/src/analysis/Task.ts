import type { FetchJiraRequest, OrganizationRequest, PlanRequest, RegistrationRequest } from '@roi-insight/contracts';

/** A request that reads a tracker. */
export type Task =
  | { readonly kind: 'report'; readonly request: FetchJiraRequest }
  | { readonly kind: 'organization'; readonly request: OrganizationRequest }
  | { readonly kind: 'plan'; readonly request: PlanRequest }
  | { readonly kind: 'registration'; readonly request: RegistrationRequest };
