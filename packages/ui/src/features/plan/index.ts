export * from './PlanForm/PlanForm.tsx';
export * from './PowerCurve/PowerCurve.tsx';
export * from './StaircaseChart/StaircaseChart.tsx';
