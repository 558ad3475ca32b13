import type { Project } from '../issue.ts';

const COMPONENTS = ['Checkout', 'Ledger', 'Payouts'];
const LABELS = ['backend', 'frontend', 'tech-debt', 'customer-reported', 'security'];

/**
 * Components and labels of an issue. They depend only on the number, so that other generated values stay the same. A quarter of the issues
 * have no component, and a third have no label. Team-managed projects have no components at all.
 */
export function groupingOf(project: Project, number: number) {
  const component = COMPONENTS[(number * 7) % 4];
  const label = LABELS[(number * 11) % 8];
  const second = number % 6 === 0 ? LABELS[0] : undefined;
  const labels = [...new Set([label, second])].filter((name) => name !== undefined);
  if (project.style === 'next-gen') return { labels };
  const id = `${project.id}${COMPONENTS.indexOf(component ?? '')}`;
  return { labels, components: component === undefined ? [] : [{ id, name: component }] };
}
