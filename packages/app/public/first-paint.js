// Runs before the first paint, so that a remembered theme does not flash the other one. Key as in src/storage/themeStore.ts.
try {
  const choice = localStorage.getItem('roi-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is disabled: the device's theme applies.
}
