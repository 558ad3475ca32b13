import { isPresenterLink } from '@roi-insight/ui';

/** Opens a presenter link that is typed into the address bar of an open page: the browser changes only the fragment. */
export function reloadOnLink(): void {
  window.addEventListener('hashchange', () => {
    // In a file, the route comes first: '#/dashboard#demo=slower'.
    if (isPresenterLink(location.hash.slice(location.hash.lastIndexOf('#') + 1))) location.reload();
  });
}
