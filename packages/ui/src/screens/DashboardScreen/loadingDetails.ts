/** Parts that are shown while a request runs. They are fetched together, because a stored report does not need them. */
export { ReportSkeleton } from './ReportSkeleton.tsx';
export { RunProgress } from './RunProgress.tsx';
