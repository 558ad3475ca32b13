/** The base path of the app: the entry chunk is in `<base>/assets/`, wherever the app is deployed. @param entry `import.meta.url` of the entry */
export const baseOfEntry = (entry: string): string => new URL(import.meta.env.DEV ? '/' : '..', entry).pathname;
