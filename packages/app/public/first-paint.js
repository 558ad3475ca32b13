// Runs before the first paint and before the app, as a script of its own: the security policy allows none in the page.
// A remembered theme must not flash the other one. The key is that of src/storage/themeStore.ts.
try {
  const choice = localStorage.getItem('roi-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is disabled: the device's theme applies.
}
