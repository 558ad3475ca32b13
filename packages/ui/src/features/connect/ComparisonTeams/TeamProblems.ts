import type { ConnectFormValues } from '@roi-insight/contracts';
import type { FieldErrors } from 'react-hook-form';

/** What is wrong with the teams, row by row; holes where nothing is. */
export type TeamProblems = FieldErrors<ConnectFormValues>['comparison'];
