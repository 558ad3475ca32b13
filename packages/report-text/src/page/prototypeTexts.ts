/** The footer of every screen, before and after the name of the customer. */
export const prototypeTexts = ['Prototype built for', 'and powered by an AI assistant.'] as const;
