// Runs before the first paint and before the app, as a separate file: the security policy does not allow inline scripts.
// Applies the stored theme, so that the other one does not flash. The key is the one in src/storage/themeStore.ts.
try {
  const choice = localStorage.getItem('roi-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is disabled: the device's theme applies.
}

// A demo may have other names than the prepared first paint, which stays hidden until the link is read. The key is the one in
// src/demo/demoStore.ts.
try {
  if (/[#&]demo=/.test(location.hash) || sessionStorage.getItem('demo:presenter') !== null)
    document.documentElement.dataset.presented = '';
} catch {
  // Storage is disabled: without a link, there is no demo.
}
