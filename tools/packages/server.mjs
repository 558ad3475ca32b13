import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// Imports every module that is named on the command line, and renders the screens, in plain Node.
assert.equal(typeof window, 'undefined');
for (const name of process.argv.slice(2)) {
  const module = await import(name).catch((cause) => assert.fail(`${name}: ${cause.stack}`));
  assert(typeof module === 'object');
}

const { clearWin, comparisonGradeA } = await import('@roi-insight/contracts/fixtures');
const { defaultEconomics } = await import('@roi-insight/roi-math');
const ui = await import('@roi-insight/ui');
const { CrashScreen } = await import('@roi-insight/ui/crash-screen');

const problems = [];
console.error = (...parts) => problems.push(parts.join(' '));

const nothing = () => undefined;
const chrome = { hrefOf: (path) => path, onNavigate: nothing, theme: 'system', onThemeChange: nothing };
const dashboard = {
  economics: defaultEconomics,
  scope: { kind: 'unknown' },
  pdf: { kind: 'idle' },
  fullReport: { kind: 'idle' },
  exported: { kind: 'idle' },
  contactHref: 'mailto:sales@example.com',
  onReadSpend: nothing,
  onExport: nothing,
  chrome,
};
const saved = { ...dashboard, themeChoice: 'system', onThemeChange: nothing, onPrint: nothing };
const form = { chrome, state: { kind: 'idle' }, today: new Date(), sample: null };

const screens = [
  [ui.DashboardScreen, { ...dashboard, state: { kind: 'ready', report: clearWin, jiraUrl: null } }, 'Aurora Payments'],
  [ui.DashboardScreen, { ...dashboard, state: { kind: 'ready', report: comparisonGradeA, jiraUrl: null } }, '<h1'],
  [ui.DashboardScreen, { ...dashboard, state: { kind: 'loading', progress: null } }, 'Cancel'],
  [ui.DashboardScreen, { ...dashboard, state: { kind: 'failed', message: 'No report' } }, 'No report'],
  [
    ui.SavedReportScreen,
    { ...saved, state: { kind: 'ready', report: clearWin, jiraUrl: null, savedAt: new Date() } },
    'Aurora Payments',
  ],
  [ui.FormScreen, form, '<form'],
  [ui.LoadingScreen, { chrome, elapsedMs: 0, progress: null, teams: 1, onCancel: nothing }, 'Preparing your report'],
  [ui.LandingScreen, { chrome }, '<h1'],
  [ui.NotFoundScreen, { chrome, path: '/nowhere' }, '/nowhere'],
  [CrashScreen, { details: 'stack', homeHref: '/', onReload: nothing, onCopy: nothing }, 'Technical details'],
  [ui.CrashFallback, { href: '/' }, 'Check the connection.'],
];
for (const [Screen, props, text] of screens) {
  const html = renderToString(createElement(ui.ThemeRoot, { mode: 'light' }, createElement(Screen, props)));
  assert(html.includes(text), `${Screen.name} does not say ${text}`);
}
assert.deepEqual(problems, []);
