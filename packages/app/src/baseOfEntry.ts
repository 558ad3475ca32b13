/** The base path of the app. The entry chunk is always in `<base>/assets/`. @param entry `import.meta.url` of the entry */
export const baseOfEntry = (entry: string): string => new URL(import.meta.env.DEV ? '/' : '..', entry).pathname;
