/** The name of a button that edits the name in it, which a voice command may quote. */
export const editNameText = (name: string): string => `${name}, edit`;
