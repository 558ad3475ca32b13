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

/** Animations, which every chart here turns off: what waits for their end is shown at once. */
const ANIMATIONS = '\0animations';

/** Tooltips on the axes, which every chart here turns off: the width of the line at the pointer is set with them. */
const AXES_TOOLTIP = '\0axes-tooltip';

/** Annotations of points: charts here have those of axes only. The group that would hold them is drawn. */
const POINTS = '\0points';

/** Curves: lines here are straight. */
const CURVES = '\0curves';

/** Prefixes of browsers' vendors, which styled-components adds only if it is asked to. */
const PREFIXES = '\0prefixes';

/** Renaming of keys by yup's schemas, which no schema here does. */
const CASES = '\0cases';

/** Axes of dates: `weeklyChart` has an axis of numbers and writes its labels itself. */
const DATES = '\0dates';

/** Names of months and tools, for the axes of dates and the toolbar. */
const LOCALE = '\0locale';

/** Types of the properties of the chart component, which only a development build checks. */
const PROP_TYPES = '\0prop-types';

const STUBS: Readonly<Record<string, string>> = {
  [NOTHING]: 'export default class { init() {} destroy() {} draw() {} }',
  [ANIMATIONS]:
    'export default class { constructor({ w }) { this.w = w; } showDelayedElements() { for (const { el } of this.w.globals.delayedElements) el.classList.replace("apexcharts-element-hidden", "apexcharts-hidden-element-shown"); } }',
  [AXES_TOOLTIP]:
    'export default class { constructor(tooltip) { this.tooltip = tooltip; } drawXaxisTooltip() {} drawYaxisTooltip() {} setXCrosshairWidth() { this.tooltip.xcrosshairsWidth = this.tooltip.w.globals.isBarHorizontal ? 0 : 1; } handleYCrosshair() { const find = (name) => this.tooltip.w.globals.dom.baseEl.querySelector(name); this.tooltip.ycrosshairs = find(".apexcharts-ycrosshairs"); this.tooltip.ycrosshairsHidden = find(".apexcharts-ycrosshairs-hidden"); } }',
  [POINTS]:
    'export default class { constructor({ graphics }) { this.graphics = graphics; } drawPointAnnotations() { return this.graphics.group({ class: "apexcharts-point-annotations" }); } }',
  [CURVES]: 'export const spline = {}; export const svgPath = () => "";',
  [DATES]: 'export default class { isValidDate() { return false; } getDate() {} formatDate() {} }',
  [LOCALE]: 'export default { name: "en", options: { toolbar: {} } };',
  [PROP_TYPES]:
    'const any = () => any; any.isRequired = any; module.exports = { string: any, number: any, array: any, object: any, oneOfType: any };',
  [PREFIXES]: 'export const prefix = (value) => value;',
  [CASES]: 'export const camelCase = (key) => key; export const snakeCase = camelCase;',
  [FILTERS]:
    'export default class { getDefaultFilter() {} applyFilter() {} setSelectionFilter() {} dropShadow(element) { return element; } }',
};

const REPLACED: ReadonlyMap<string, string> = new Map([
  ['Filters', FILTERS],
  ['Animations', ANIMATIONS],
  ['AxesTooltip', AXES_TOOLTIP],
  ['PointsAnnotations', POINTS],
  ['monotone-cubic', CURVES],
  ['DateTime', DATES],
  ['en.json', LOCALE],
]);

/** The first selector of rules for these parts, and for markers and dark colors in tooltips, which no chart here has. */
const UNUSED_RULE =
  /^\S*(?:legend|radar|radialbar|pie|\w+-icon|menu-item|[xy]axistooltip|tooltip-marker|tooltip-box|rangebar|theme-dark|svg_select|(?:menu|pan|reset|selection|zoom\w*|toolbar)\b)/;
const RULE = /^[^\s{}@][^{}]*\{[^{}]*\}\n/gm;

/**
 * Leaves out what the app never uses of its libraries. The chart library is built from its sources without the unused
 * parts: 44 kB (gzip) less for the first chart. Each chart creates one object of every part, initializes and destroys it,
 * so a stub does nothing. The browser tests draw every chart with these stubs. The parts of yup and of the style sheets'
 * library save 2 kB of every first load.
 */
export function stubUnusedModules(): Plugin {
  return {
    name: 'stub-unused-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'tiny-case') return CASES;
      if (id === './Prefixer.js') return PREFIXES;
      if (id === 'prop-types') return PROP_TYPES;
      if (id === 'apexcharts') return join(SOURCE, 'apexcharts.js');
      if (importer?.startsWith(SOURCE) !== true) return undefined;
      if (UNUSED.has(basename(id))) return NOTHING;
      const replaced = REPLACED.get(basename(id));
      if (replaced !== undefined) return replaced;
      return id.endsWith('/apexcharts.css') ? join(SOURCE, 'assets/apexcharts.css?inline') : undefined;
    },
    load: (id) => STUBS[id],
    transform: {
      filter: { id: /[\\/]apexcharts\.css/ },
      handler: (css) => css.replaceAll(RULE, (rule) => (UNUSED_RULE.test(rule) ? '' : rule)),
    },
  };
}
