/**
 * The route in a path below the base. The route has no slashes. @example routeOf('/app/dashboard/', '/app/') //
 * 'dashboard'
 */
export const routeOf = (path: string, base: string): string => path.slice(base.length).replaceAll(/^\/|\/$/g, '');
