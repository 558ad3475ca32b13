/** Controls that use letters or arrow keys themselves, and scrollable regions. */
const CONTROLS = [
  'input',
  'textarea',
  'select',
  '[contenteditable]',
  ...['application', 'combobox', 'grid', 'listbox', 'option', 'slider', 'spinbutton', 'tab', 'tree'].map(
    (role) => `[role=${role}]`,
  ),
  '[role^=menu]',
  '[tabindex="0"]:not(button, a)',
].join();

const OPEN_DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]';

/** Whether a pressed key belongs to the focused element or to an open dialog instead of the presenter. */
export const usesKeys = (target: EventTarget | null): boolean =>
  document.querySelector(OPEN_DIALOG) !== null || (target instanceof Element && target.closest(CONTROLS) !== null);
