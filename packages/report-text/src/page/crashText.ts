/** Replaces a screen that threw an error. */
export const crashText = "That's on us. Try reloading; your report is still saved in this tab.";
