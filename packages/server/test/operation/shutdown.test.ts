import { describe, expect, it } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { gate, startApp, startSandbox, within } from '../support/harness.ts';
import { proxyOf } from '../support/organization.ts';

describe('a graceful shutdown', () => {
  it('lets running analyses finish, and accepts no new analyses', async () => {
    const { opened, open } = gate();
    const { address: jira_url } = await proxyOf(await startSandbox(), () => opened);
    const { app, analyze, address } = await startApp();
    const running = analyze({ jira_url });
    await expect.poll(async () => await (await fetch(`${address}/api/health`)).text()).toContain('"analyses":1');
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    open();
    expect((await reportOf(await running)).success).toBe(true);
    await closed;
    await expect(analyze({ jira_url })).rejects.toThrow();
  });

  it('ends analyses that take too long, with an error message', async () => {
    const jira_url = await startSandbox({ faults: ['hang;path=myself'] });
    const { app, analyze, address, timers } = await startApp({ SHUTDOWN_TIMEOUT_S: '1' });
    const running = analyze({ jira_url });
    await expect.poll(async () => await (await fetch(`${address}/api/health`)).text()).toContain('"analyses":1');
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    timers.advance(999);
    expect(timers.waiting()).toContain(1);
    timers.advance(1);
    expect(await failureOf(await within(running, 'the analysis to end'))).toMatchObject({ status: 503, code: 'busy' });
    await closed;
  });
});
