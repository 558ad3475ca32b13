import type { Page } from 'playwright/test';

/** Passes on the response to an analysis of several teams, but only up to the first name of a team. The rest follows after `release`. */
export async function delayResponseAtTeam(page: Page): Promise<{ readonly release: () => Promise<void> }> {
  await page.addInitScript(() => {
    const released = new Promise((resolve) => window.addEventListener('release-answer', resolve, { once: true }));
    const send = window.fetch;
    window.fetch = async (...request) => {
      const answer = await send(...request);
      if (!answer.url.endsWith('/api/fetch-jira') || answer.body === null) return answer;
      const decoder = new TextDecoder();
      const held = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: async (chunk, controller) => {
          controller.enqueue(chunk);
          if (decoder.decode(chunk, { stream: true }).includes('"team"')) await released;
        },
      });
      return new Response(answer.body.pipeThrough(held), answer);
    };
  });
  return { release: () => page.evaluate(() => void window.dispatchEvent(new Event('release-answer'))) };
}
