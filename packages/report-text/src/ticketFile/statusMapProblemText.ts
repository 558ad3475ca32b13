import type { StatusMapProblem } from '@roi-insight/contracts';

/** The problem of a map of statuses, and an example of a correct map. */
export function statusMapProblemText(problem: StatusMapProblem): string {
  return `${whatIsWrong(problem)} A map of statuses looks like this: { "In Review": "in progress", "Shipped": "done" }`;
}

function whatIsWrong(problem: StatusMapProblem): string {
  switch (problem.kind) {
    case 'not-json':
      return 'It is not valid JSON.';
    case 'not-an-object':
      return 'It is not a JSON object.';
    case 'unknown-meaning':
      return `“${problem.name}” must be "new", "in progress" or "done", not ${problem.value}.`;
    case 'two-meanings':
      return `“${problem.name}” is there twice, with two meanings.`;
  }
}
