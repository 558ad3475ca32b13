/** A fault and the failures that it may cause. An analysis may succeed in spite of a fault. */
interface SoakFault {
  readonly fault: string;
  readonly codes: readonly string[];
}

/** Faults in the sandbox's notation. A transient fault makes an analysis fail only together with others. */
export const FAULTS: readonly SoakFault[] = [
  { fault: '429;retry-after=1;times=2', codes: ['rate-limited'] },
  { fault: '429;reset=2;times=1', codes: ['rate-limited'] },
  { fault: '429;retry-after=600;times=1', codes: ['rate-limited'] },
  { fault: '502;times=2', codes: ['unreachable'] },
  { fault: '503;times=3', codes: ['unreachable'] },
  { fault: '504;times=1', codes: ['unreachable'] },
  { fault: '500;times=1', codes: ['unreachable'] },
  { fault: 'reset;times=2', codes: ['unreachable'] },
  { fault: 'slow;ms=3000;times=3', codes: ['timeout'] },
  { fault: 'hang;times=1', codes: ['timeout'] },
  { fault: 'truncated;times=1', codes: ['not-jira'] },
  { fault: 'html;times=1', codes: ['not-jira'] },
  { fault: 'redirect;times=1', codes: ['redirected'] },
  { fault: 'oversized;mb=40;times=1', codes: ['not-jira'] },
  { fault: '403;path=search;times=1', codes: ['permission'] },
];
