import type { PanelModels } from '../src/comparison/panel/panel.ts';
import type { PanelTeam } from '../src/comparison/panel/panelTeam.ts';
import { normalCdf } from '../src/stats/distributions/normalCdf.ts';
import { inverseOf } from './denseRegression.ts';

/**
 * The effect in a quarter since adoption by an independent calculation: one dense covariance of all weeks of all teams, into which slopes and
 * changes of the effect are integrated; levels, weeks and the effect are estimated by generalized least squares.
 */
export function densePanel(teams: readonly PanelTeam[], from: number, to: number, models: PanelModels, quarter = 1) {
  const rows = teams.flatMap(({ series, start }, team) =>
    series.weeks.flatMap(({ week, mean, count }) =>
      mean === null
        ? []
        : [
            {
              team,
              week,
              mean,
              variance: series.ticketVariance / count,
              since: start === null || week < start ? null : week - start,
            },
          ],
    ),
  );
  const quarterOf = (since: number) => (since < 13 ? 1 : since < 26 ? 2 : 3);
  const after = (value: (since: number) => number) => rows.map(({ since }) => (since === null ? 0 : value(since)));
  // The effect in this quarter is estimated. So its step is taken off the other quarters.
  const changes = [
    after((since) => (since < 13 ? (since - 6) / 10 : 0)),
    ...[2, 3].map((of) => after((since) => Number(quarterOf(since) === of) - Number(quarter === of))),
  ];
  const free = [
    ...teams.map((_, team) => rows.map((row) => (row.team === team ? 1 : 0))),
    ...Array.from({ length: to - from - 1 }, (_, week) => rows.map((row) => (row.week === from + week ? 1 : 0))),
    rows.map(({ since }) => (since === null ? 0 : 1)),
  ];
  const values = rows.map(({ mean }) => mean);
  const fits = models.shocks.flatMap(({ deviation, persistence }) =>
    models.slopes.map((slope) => {
      const covariance = rows.map((a, i) =>
        rows.map(
          (b, j) =>
            (a.team === b.team
              ? deviation ** 2 * persistence ** Math.abs(a.week - b.week) + slope ** 2 * a.week * b.week
              : 0) +
            (i === j ? a.variance : 0) +
            changes.reduce((sum, change) => sum + (change[i] ?? NaN) * (change[j] ?? NaN), 0),
        ),
      );
      const [inverse, logCovariance] = inverseOf(covariance);
      const between = (x: readonly number[], y: readonly number[]) =>
        x.reduce((sum, a, i) => sum + y.reduce((part, b, j) => part + a * b * (inverse[i]?.[j] ?? NaN), 0), 0);
      const [variance, logInformation] = inverseOf(free.map((x) => free.map((y) => between(x, y))));
      const products = free.map((x) => between(x, values));
      const coefficients = variance.map((row) => row.reduce((sum, entry, k) => sum + entry * (products[k] ?? NaN), 0));
      const explained = coefficients.reduce((sum, one, k) => sum + one * (products[k] ?? NaN), 0);
      return {
        estimate: coefficients.at(-1) ?? NaN,
        error: Math.sqrt(variance.at(-1)?.at(-1) ?? NaN),
        log: -(logCovariance + logInformation + between(values, values) - explained) / 2,
      };
    }),
  );
  const best = Math.max(...fits.map(({ log }) => log));
  const total = fits.reduce((sum, { log }) => sum + Math.exp(log - best), 0);
  const average = (term: (fit: (typeof fits)[number]) => number) =>
    fits.reduce((sum, fit) => sum + (Math.exp(fit.log - best) / total) * term(fit), 0);
  const mean = average(({ estimate }) => estimate);
  return {
    mean,
    deviation: Math.sqrt(average(({ estimate, error }) => error ** 2 + (estimate - mean) ** 2)),
    below: (x: number) => average(({ estimate, error }) => normalCdf((x - estimate) / error)),
  };
}
