export * from './HistoryChart/HistoryChart.tsx';
export * from './HistoryTable/HistoryTable.tsx';
export * from './ProjectRuns/ProjectRuns.tsx';
