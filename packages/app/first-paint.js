// Runs before the first paint and before the app, as a script of its own: the security policy allows none in the page.
// The build fills in which files each address needs.
const ROUTES = {};

// A remembered theme must not flash the other one. The key is that of src/storage/themeStore.ts.
try {
  const choice = localStorage.getItem('roi-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is disabled: the device's theme applies.
}

const base = new URL('.', document.currentScript.src);
const path = location.pathname.slice(base.pathname.length).replace(/\/$/, '');
for (const file of ROUTES[path] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = new URL(file, base);
  document.head.append(link);
}
