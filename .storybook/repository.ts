/**
 * Where the project's files can be read, up to the path: 'https://git.example.com/roi-insight/blob/main'. Undefined: a
 * docs page names them and links to nothing.
 */
export const repositoryUrl: string | undefined = undefined;
