/** The texts of the footer of every screen: before the name of the customer, and after it. */
export const prototypeTexts = ['Prototype built for', 'and powered by an AI assistant.'] as const;
