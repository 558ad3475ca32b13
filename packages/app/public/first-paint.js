// Runs before the first paint and before the app, as a separate file: the security policy does not allow inline scripts.
// Applies the stored theme, so that the other one does not flash. The key is the one in src/storage/themeStore.ts.
try {
  const choice = localStorage.getItem('roi-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is disabled: the device's theme applies.
}
