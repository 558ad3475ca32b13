import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../../../node_modules/apexcharts/src');

/** Parts of the chart library that no chart here uses. `weeklyChart` draws the time axis itself, and `ChartFigure` draws the legend. */
const UNUSED = new Set([
  'BarStacked',
  'BoxCandleStick',
  'HeatMap',
  'Intersect',
  'Legend',
  'Localization',
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

/** Labels of the axes at the pointer are turned off, and crosshairs have a fixed width. */
const AXIS_TOOLTIPS = '\0axis-tooltips';

/** Only dates and the toolbar of the library have words. */
const WORDS = '\0words';

/** The charts have no shadows, and nothing changes its color at the pointer. */
const FILTERS = '\0filters';

/** Lines are straight. */
const CURVES = '\0curves';

/** The only annotation is a line at the adoption date, on the x-axis. */
const ANNOTATIONS = '\0annotations';
const UNUSED_ANNOTATIONS = new Set(['YAxisAnnotations', 'PointsAnnotations']);

/** Date axes are unused: `weeklyChart` has an axis of numbers and writes its labels itself. */
const DATES = '\0dates';

/** Vendor prefixes, which styled-components adds only on request. */
const PREFIXES = '\0prefixes';

const STUBS: Readonly<Record<string, string>> = {
  [NOTHING]: 'export default class { init() {} destroy() {} draw() {} setCurrentLocaleValues() {} }',
  [AXIS_TOOLTIPS]: `export default class {
    constructor(tooltip) { this.tooltip = tooltip; }
    drawXaxisTooltip() {}
    drawYaxisTooltip() {}
    drawYaxisTooltipText() {}
    setXCrosshairWidth() { this.tooltip.xcrosshairsWidth = 1; }
    handleYCrosshair() { this.tooltip.ycrosshairs = this.tooltip.ycrosshairsHidden = null; }
  }`,
  [WORDS]: 'export default { name: "en", options: {} }',
  [FILTERS]:
    'export default class { getDefaultFilter() {} applyFilter() {} setSelectionFilter() {} dropShadow(element) { return element; } }',
  [CURVES]: 'export const spline = { points: () => [], slice: () => [] }; export const svgPath = () => "";',
  [ANNOTATIONS]:
    'export default class { constructor({ graphics }) { this.drawYAxisAnnotations = this.drawPointAnnotations = () => graphics.group(); } }',
  [DATES]: 'export default class { isValidDate() { return false; } getDate() {} formatDate() {} }',
  [PREFIXES]: 'export const prefix = (value) => value;',
};

/** The beginning of selectors for the unused parts, and for markers, goals and dark colors in tooltips, which our charts do not use. */
const UNUSED_RULE =
  /^(?:\.apexcharts-(?:canvas|theme-light) )?\S*(?:tooltip-text-goals-label(?!:empty)|tooltip-goals-group|bar-goals|legend|radar|radialbar|pie|\w+-icon|menu-item|[xy]axistooltip|tooltip-marker|tooltip-box|rangebar|theme-dark|svg_select|(?:menu|pan|reset|selection|zoom\w*|toolbar)\b)/;
const RULE = /^[^\s{}@][^{}]*\{[^{}]*\}\n/gm;

/** The polyfill of `includes` in the chart library's SVG library, which saves 4 kB. Every supported browser has the method. */
const POLYFILL = /^var import_includes = .*$/m;

/**
 * Omits the unused parts of the app's libraries. The chart library is built from its sources without these parts, which
 * saves 40 kB (gzip) for the first chart. Each chart creates, initializes and destroys one object of every part, so a
 * stub does nothing. The browser tests draw every chart with these stubs. Parts that would save less than 1 kB are
 * kept.
 */
export function stubUnusedModules(): Plugin {
  return {
    name: 'stub-unused-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === './Prefixer.js') return PREFIXES;
      if (id === 'apexcharts') return join(SOURCE, 'apexcharts.js');
      if (importer?.startsWith(SOURCE) !== true) return undefined;
      if (UNUSED.has(basename(id))) return NOTHING;
      if (basename(id) === 'DateTime') return DATES;
      if (basename(id) === 'AxesTooltip') return AXIS_TOOLTIPS;
      if (basename(id) === 'en.json') return WORDS;
      if (basename(id) === 'Filters') return FILTERS;
      if (basename(id).startsWith('monotone-cubic')) return CURVES;
      if (UNUSED_ANNOTATIONS.has(basename(id))) return ANNOTATIONS;
      return id.endsWith('/apexcharts.css') ? join(SOURCE, 'assets/apexcharts.css?inline') : undefined;
    },
    load: (id) => STUBS[id],
    transform: {
      filter: { id: /[\\/](?:apexcharts\.css|svg\.esm\.js)/ },
      handler: (code, id) =>
        id.endsWith('svg.esm.js')
          ? code.replace(POLYFILL, 'var import_includes = { default: (value) => value.includes };')
          : code.replaceAll(RULE, (rule) => (UNUSED_RULE.test(rule) ? '' : rule)),
    },
  };
}
