export * from './PlanForm/PlanForm.tsx';
export * from './StaircaseChart/StaircaseChart.tsx';
