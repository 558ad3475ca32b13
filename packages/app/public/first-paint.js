// Runs before the first paint and before the app, as a separate file, because the security policy does not allow inline scripts. Applies the stored
// theme, so that the other theme does not flash. The key of the stored theme is also in src/shell/themeStore.ts.
try {
  const choice = localStorage.getItem('roi-theme');
  if (choice === 'light' || choice === 'dark') document.documentElement.dataset.theme = choice;
} catch {
  // Storage is disabled: the device's theme applies.
}

// Marks a tab that has opened a presenter link. The prepared first paint may have other names than the link, so it stays hidden. The key is the one
// in src/demo/presenterKey.ts, with the prefix of src/demo/demoStore.ts.
const hasLink = () => /[#&]demo=/.test(location.hash);
try {
  if (hasLink() || sessionStorage.getItem('demo:presenter') !== null) document.documentElement.dataset.presented = '';
} catch {
  // Storage is disabled: without a link, there is no demo.
}
// Typing a link into the address bar of an open page changes only the fragment.
addEventListener('hashchange', () => {
  if (hasLink()) location.reload();
});
