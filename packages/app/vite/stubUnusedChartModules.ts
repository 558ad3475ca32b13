import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../../../node_modules/apexcharts/src');

/** Parts of the chart library that no chart here uses. `weeklyChart` draws the time axis itself, `ChartFigure` the legend. */
const UNUSED = new Set([
  'BarStacked',
  'BoxCandleStick',
  'HeatMap',
  'Intersect',
  'Legend',
  'Pie',
  'Radar',
  'Radial',
  'RangeBar',
  'Scatter',
  'TimeScale',
  'TitleSubtitle',
  'Treemap',
  'Exports',
  'Toolbar',
  'ZoomPanSelection',
  'svg.draggable.js',
  'svg.filter.js',
  'svg.pathmorphing.js',
  'svg.resize.js',
  'svg.select.js',
]);
const NOTHING = '\0nothing';

/** Shadows and the hover style, which every chart here turns off (`chartBase`). */
const FILTERS = '\0filters';

const STUBS: Readonly<Record<string, string>> = {
  [NOTHING]: 'export default class { init() {} destroy() {} draw() {} }',
  [FILTERS]:
    'export default class { getDefaultFilter() {} applyFilter() {} setSelectionFilter() {} dropShadow(element) { return element; } }',
};

/** The first selector of rules for these parts, and for markers and dark colors in tooltips, which no chart here has. */
const UNUSED_RULE =
  /^\S*(?:legend|[xy]axistooltip|tooltip-marker|tooltip-box|rangebar|theme-dark|svg_select|(?:menu|pan|reset|selection|zoom\w*|toolbar)\b)/;
const RULE = /^[^\s{}@][^{}]*\{[^{}]*\}\n/gm;

/**
 * Builds the chart library from its sources without the unused parts: 42 kB (gzip) less for the first chart. Each chart
 * creates one object of every part, initializes and destroys it, so a stub does nothing. The browser tests draw every
 * chart with these stubs.
 */
export function stubUnusedChartModules(): Plugin {
  return {
    name: 'stub-unused-chart-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'apexcharts') return join(SOURCE, 'apexcharts.js');
      if (importer?.startsWith(SOURCE) !== true) return undefined;
      if (UNUSED.has(basename(id))) return NOTHING;
      if (basename(id) === 'Filters') return FILTERS;
      return id.endsWith('/apexcharts.css') ? join(SOURCE, 'assets/apexcharts.css?inline') : undefined;
    },
    load: (id) => STUBS[id],
    transform: {
      filter: { id: /[\\/]apexcharts\.css/ },
      handler: (css) => css.replaceAll(RULE, (rule) => (UNUSED_RULE.test(rule) ? '' : rule)),
    },
  };
}
