export * from './HistoryTable/HistoryTable.tsx';
export * from './ProjectRuns/ProjectRuns.tsx';
