/** A page that has not changed for so long, in ms, counts as finished. */
const QUIET = 50;
/** After this long, in ms, the shot is taken anyway: two differing shots then tell that something moves. */
const PATIENCE = 8000;

/**
 * Waits until fonts are there, animations are over and nothing in the page changes any more.
 * @param isPending the story shows a part that is never fetched
 */
export async function settle(isPending: boolean): Promise<void> {
  await document.fonts.ready;
  const deadline = performance.now() + PATIENCE;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const busy = () =>
    performance.now() - changed < QUIET || (!isPending && document.querySelector('[data-pending]') !== null);
  while (busy() && performance.now() < deadline) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  observer.disconnect();
  await document.fonts.ready;
}
