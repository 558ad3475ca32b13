/** What is shown while a request runs, fetched together: a stored report does not need it. */
export { ReportSkeleton } from './ReportSkeleton.tsx';
export { RunProgress } from './RunProgress.tsx';
