/** The route of a path below the base, without slashes. @example routeOf('/app/dashboard/', '/app/') // 'dashboard' */
export const routeOf = (path: string, base: string): string => path.slice(base.length).replaceAll(/^\/|\/$/g, '');
